'use client';
import type {
  CartBackend,
  CartOrder,
  CartSection,
  DownloadProducts,
  ManualProduct,
  PriceList,
} from '../../data/backend/CartBackend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import {
  chosenValue,
  copiesOf,
  offeredSections,
  toCartCount,
  type CartChoiceEvent,
  type CartChoices,
} from './cartChoices.ts';
import { downloadKey } from './useCartFieldGetters.ts';
import type { UseCartOptions } from './types.ts';
import type { SubmissionState } from './useOrders.ts';

interface AddToCartParts {
  readonly cart: CartBackend | undefined;
  readonly image: GalleryImage | undefined;
  readonly priceList: PriceList | undefined;
  readonly section: CartSection | null;
  readonly choices: CartChoices;
  readonly changeChoices: (event: CartChoiceEvent) => void;
  readonly orders: Pick<SubmissionState, 'isUnderway' | 'refuse' | 'send'>;
  readonly fields: ElementRegistry<string, HTMLElement>;
  readonly options: Pick<UseCartOptions, 'onAdd'>;
}

/** Returns the key of the field to focus for a problem: the first tab or the first download. */
function firstWrongField(priceList: PriceList, problem: CartProblem): string {
  if (problem === 'noSection') return offeredSections(priceList)[0] ?? '';
  return downloadKey(priceList.downloads?.items[0]?.id ?? '');
}

export type AddToCart = (reason?: 'addButton' | 'imperative', event?: Event) => void;

/**
 * Returns a function that adds the user's choices to the cart. If a choice is missing, the function focuses the first
 * field where it can be made.
 */
export function useAddToCart(parts: AddToCartParts): AddToCart {
  return useStableCallback((reason = 'imperative', event) => {
    const { cart, image, priceList, section, choices, changeChoices } = parts;
    const { orders, fields, options } = parts;
    if (!cart || !image || !priceList || orders.isUnderway(image.id, section)) return;
    const built = buildCartOrder(priceList, section, choices);
    if ('problem' in built) {
      orders.refuse(image.id, section, built.problem);
      fields.get(firstWrongField(priceList, built.problem))?.focus();
      return;
    }
    // Enter submits the form without a blur, so correct the quantities here.
    changeChoices({ type: 'orderMade' });
    const details = createChangeDetails(reason, event);
    options.onAdd?.(built.order, details);
    if (!details.isCanceled) orders.send(cart, image, { order: built.order, checkoutUrl: priceList.checkout?.url });
  });
}

/**
 * Why nothing can be ordered yet: no section is selected, no download is checked, or no number of copies is entered.
 * Each problem has its own message.
 */
export type CartProblem = 'noSection' | 'noDownload' | 'noCopies';

type BuiltCartOrder = { readonly order: CartOrder } | { readonly problem: CartProblem };

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

/** Converts the user's choices in a section into an order. If a choice is missing, returns the problem. */
export function buildCartOrder(
  { manual, downloads }: PriceList,
  section: CartSection | null,
  choices: CartChoices,
): BuiltCartOrder {
  if (section === 'manual' && manual) return { order: manualOrder(manual, choices) };
  if (section === 'downloads' && downloads) return downloadsOrder(downloads, choices);
  return { problem: 'noSection' };
}
