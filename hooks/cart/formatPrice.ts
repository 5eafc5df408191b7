import { PRICE_DECIMALS, PRICE_THOUSANDS_SEPARATOR } from './constants.ts';
import { currencyFormatter, decimalsOf } from './priceFormat.ts';
import type { PriceFormat } from './priceFormat.ts';

/** Digits in groups of three, counted from their end. */
function groupsOfThree(digits: string): readonly string[] {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups;
}

/** Minor units as a price with two decimals and commas between the thousands: 125050n is `1,250.50`. */
export function formatPrice(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(PRICE_DECIMALS + 1, '0');
  const whole = groupsOfThree(digits.slice(0, -PRICE_DECIMALS)).join(PRICE_THOUSANDS_SEPARATOR);
  return `${amount < 0n ? '-' : ''}${whole}.${digits.slice(-PRICE_DECIMALS)}`;
}

/**
 * Minor units with their currency, as its language writes it: 125050n is `1.250,50 €` in German. Exact: the browser formats the whole
 * units as a `bigint`, and the decimals are put in. Undefined without a currency.
 */
export function currencyText(amount: bigint, format: PriceFormat): string | undefined {
  const formatter = currencyFormatter(format);
  if (!formatter) return undefined;
  const decimals = decimalsOf(format);
  const absolute = amount < 0n ? -amount : amount;
  const unit = 10n ** BigInt(decimals);
  const digit = new Intl.NumberFormat(format.locale ?? 'en', { useGrouping: false });
  const fraction = [...String(absolute % unit).padStart(decimals, '0')].map((each) => digit.format(Number(each)));
  const parts = formatter.formatToParts(absolute / unit);
  const text = parts.map(({ type, value }) => (type === 'fraction' ? fraction.join('') : value)).join('');
  return `${amount < 0n ? '-' : ''}${text}`;
}
