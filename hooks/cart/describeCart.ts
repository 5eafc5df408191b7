import type { CartSection, PriceList, PriceListOption } from '../backend/PriceList.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { downloadsTotal } from './downloadsTotal.ts';
import { formatPrice } from './formatPrice.ts';
import type { CartLabels } from './labels.ts';
import { manualTotal } from './manualTotal.ts';
import { manualUnitPrice } from './manualUnitPrice.ts';
import { toAmount } from './toAmount.ts';
import type { UseCartResult } from './types.ts';

type CartTexts = Pick<UseCartResult, 'unitPriceText' | 'totalText' | 'formatPrice' | 'dimensionText' | 'optionText'>;

/** The amounts of a price list as texts, with the visitor's choices reckoned in. */
export function describeCart(
  priceList: PriceList | undefined,
  section: CartSection | null,
  choices: CartChoices,
  labels: CartLabels,
): CartTexts {
  const { manual, downloads, currencySign: currency = '' } = priceList ?? {};
  const money = (amount: bigint) => fillLabel(labels.money, { currency, amount: formatPrice(amount) }).trim();
  const total =
    section === 'downloads'
      ? downloads && downloadsTotal(downloads, choices)
      : section === 'manual'
        ? manual && manualTotal(manual, choices)
        : undefined;
  return {
    unitPriceText: manual ? money(manualUnitPrice(manual, choices)) : '',
    totalText: total === undefined ? '' : money(total),
    formatPrice: (price) => money(toAmount(price)),
    dimensionText: ({ longestSide }) =>
      longestSide === undefined ? '' : fillLabel(labels.longestSide, { pixels: longestSide }),
    optionText({ label, surcharge }: PriceListOption) {
      const amount = toAmount(surcharge);
      if (amount === 0n) return label;
      const price = money(amount < 0n ? -amount : amount);
      return fillLabel(labels.option, { label, sign: amount < 0n ? '-' : '+', price });
    },
  };
}
