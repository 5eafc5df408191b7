import type { CartOrder } from '../backend/CartBackend.ts';
import type { CartSection, DownloadProducts, ManualProduct, PriceList } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { chosenValue } from './chosenValue.ts';
import { copiesOf } from './copiesOf.ts';
import { toCartCount } from './toCartCount.ts';

/**
 * Why nothing can be ordered yet: no section chosen, no download ticked, or no number of copies given. Each has a text of its
 * own (specification, point 8).
 */
export type CartProblem = 'noSection' | 'noDownload' | 'noCopies';

export type BuiltCartOrder = { readonly order: CartOrder } | { readonly problem: CartProblem };

function manualOrder({ price, parameters }: ManualProduct, choices: CartChoices): CartOrder {
  return {
    section: 'manual',
    count: toCartCount(choices.countText ?? ''),
    parameters: parameters.flatMap((parameter) => {
      const value = chosenValue(parameter, choices);
      return value === undefined ? [] : [[parameter.id, value] as const];
    }),
    price,
  };
}

function downloadsOrder(downloads: DownloadProducts, choices: CartChoices): BuiltCartOrder {
  const { isCounted = false } = downloads;
  const items = downloads.items
    .map(({ id, price }) => ({ id, price, count: copiesOf(downloads, id, choices) }))
    .filter(({ count }) => count > 0);
  if (items.length === 0) return { problem: isCounted ? 'noCopies' : 'noDownload' };
  return { order: { section: 'downloads', isCounted, items } };
}

/** What the visitor's choices in a section come to: an order, or what is missing. */
export function buildCartOrder(
  { manual, downloads }: PriceList,
  section: CartSection | null,
  choices: CartChoices,
): BuiltCartOrder {
  if (section === 'manual' && manual) return { order: manualOrder(manual, choices) };
  if (section === 'downloads' && downloads) return downloadsOrder(downloads, choices);
  return { problem: 'noSection' };
}
