import type {
  CartSection,
  DownloadProducts,
  ManualProduct,
  PriceList,
  PriceListOption,
} from '../../data/backend/CartBackend.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { chosenValue, copiesOf, toCartCount, type CartChoices } from './cartChoices.ts';
import type { CartLabels } from './labels.ts';
import { currencyText, formatPrice, toAmount, type PriceFormat } from './prices.ts';
import type { UseCartResult } from './types.ts';

type CartTexts = Pick<UseCartResult, 'unitPriceText' | 'totalText' | 'formatPrice' | 'dimensionText' | 'optionText'>;

/** Formats a price list's amounts, taking the user's choices into account. */
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

/** Returns the unit price multiplied by the quantity, in minor units. */
export function manualTotal(product: ManualProduct, choices: CartChoices, format?: PriceFormat): bigint {
  return manualUnitPrice(product, choices, format) * BigInt(toCartCount(choices.countText ?? ''));
}

/** Returns the unit price in minor units: the base price plus the selected options' surcharges. */
function manualUnitPrice({ price, parameters }: ManualProduct, choices: CartChoices, format?: PriceFormat): bigint {
  let unitPrice = toAmount(price, format);
  for (const parameter of parameters) {
    if (!('options' in parameter)) continue;
    const chosen = chosenValue(parameter, choices);
    const values = typeof chosen === 'string' ? [chosen] : (chosen ?? []);
    for (const { value, surcharge } of parameter.options) {
      if (values.includes(value)) unitPrice += toAmount(surcharge, format);
    }
  }
  return unitPrice;
}

/** Returns the total of the selected downloads (price times copies), in minor units. */
export function downloadsTotal(downloads: DownloadProducts, choices: CartChoices, format?: PriceFormat): bigint {
  let total = 0n;
  for (const { id, price } of downloads.items)
    total += toAmount(price, format) * BigInt(copiesOf(downloads, id, choices));
  return total;
}
