import type { CartSection, PriceList, PriceListOption } from '../backend/PriceList.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { downloadsTotal } from './downloadsTotal.ts';
import { currencyText, formatPrice } from './formatPrice.ts';
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
  const money = (amount: bigint): string =>
    currencyText(amount, priceList ?? {}) ?? fillLabel(labels.money, { currency, amount: formatPrice(amount) }).trim();
  const total =
    section === 'downloads'
      ? downloads && downloadsTotal(downloads, choices, priceList)
      : section === 'manual'
        ? manual && manualTotal(manual, choices, priceList)
        : undefined;
  return {
    unitPriceText: manual ? money(manualUnitPrice(manual, choices, priceList)) : '',
    totalText: total === undefined ? '' : money(total),
    formatPrice: (price) => money(toAmount(price, priceList)),
    dimensionText: ({ longestSide }) =>
      longestSide === undefined ? '' : fillLabel(labels.longestSide, { pixels: longestSide }),
    optionText({ label, surcharge }: PriceListOption) {
      const amount = toAmount(surcharge, priceList);
      if (amount === 0n) return label;
      const price = money(amount < 0n ? -amount : amount);
      return fillLabel(labels.option, { label, sign: amount < 0n ? '-' : '+', price });
    },
  };
}
