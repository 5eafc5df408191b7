import { warnOnce } from '../../core/shared/developerMessages.ts';
import { knownName } from '../../core/shared/knownName.ts';
import { PRICE_DECIMALS, PRICE_THOUSANDS_SEPARATOR } from './constants.ts';

/** How prices are written in the price list, and how they are displayed. */
export interface PriceFormat {
  /**
   * The ISO 4217 code, such as `EUR` or `JPY`. It determines the number of decimals and the format. If omitted, amounts
   * have two decimals.
   */
  readonly currency?: string | undefined;
  /** The BCP 47 language tag used to format amounts with a `currency`. @default 'en' */
  readonly locale?: string | undefined;
  /**
   * The decimal separator used in the price list's strings. If it is a point, a comma may separate thousands, and vice
   * versa.
   * @default '.'
   */
  readonly decimalSign?: '.' | ',' | undefined;
}

const formatters = new Map<string, Intl.NumberFormat | undefined>();

/**
 * Returns a currency's `Intl` formatter; `undefined` if there is no currency, or if the currency or locale is invalid.
 */
function currencyFormatter({ currency, locale = 'en' }: PriceFormat): Intl.NumberFormat | undefined {
  if (currency === undefined) return undefined;
  const key = `${currency} ${locale}`;
  if (!formatters.has(key)) formatters.set(key, createFormatter(currency, locale));
  return formatters.get(key);
}

function createFormatter(currency: string, locale: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    warnOnce(
      `A price list has an invalid currency "${currency.slice(0, 20)}" or locale "${locale.slice(0, 20)}", so its prices are shown with ` +
        'two decimals and its `currencySign`. Use an ISO 4217 `currency` ("EUR") and a BCP 47 `locale` ("de-CH").',
    );
    return undefined;
  }
}

/** Returns the number of decimals of a currency, for example 0 for the yen. */
function decimalsOf(format: PriceFormat): number {
  return currencyFormatter(format)?.resolvedOptions().maximumFractionDigits ?? PRICE_DECIMALS;
}

/** Matches a price. The length is limited to reject absurd numbers and to keep parsing fast. */
const PRICE = {
  '.': /^([+-]?)(\d{1,3}(?:,\d{3}){1,9}|\d{0,30})(?:\.(\d{0,30}))?$/,
  ',': /^([+-]?)(\d{1,3}(?:\.\d{3}){1,9}|\d{0,30})(?:,(\d{0,30}))?$/,
} as const;

const MAX_TEXT = 100;

/** Matches excess decimals that round away from zero, that is, a half or more. */
const ROUNDS_UP = /^[5-9]/;

/**
 * Parses a decimal string into minor units (cents): `1,250.5` becomes 125050n. The result is exact, because no
 * floating-point arithmetic is involved. Returns `undefined` if the string is not a price in this format, such as the
 * ambiguous `12,50` if the decimal separator is a point.
 */
export function parsePrice(text: string, format: PriceFormat = {}): bigint | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const [, sign, written = '', fraction = ''] =
    PRICE[knownName(format.decimalSign ?? '.', ['.', ','], '`decimalSign` of a price list')].exec(text.trim()) ?? [];
  if (written === '' && fraction === '') return undefined;
  const decimals = decimalsOf(format);
  const digits = written.replaceAll(/[.,]/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0');
  const amount = BigInt(digits) + (ROUNDS_UP.test(fraction.slice(decimals)) ? 1n : 0n);
  return sign === '-' ? -amount : amount;
}

/**
 * Parses a decimal string into minor units. An invalid price is treated as 0, because `sellablePriceList` has already
 * removed such products.
 */
export function toAmount(price: string | undefined, format?: PriceFormat): bigint {
  return parsePrice(price ?? '', format) ?? 0n;
}

/** Splits digits into groups of three, starting from the end. */
function groupsOfThree(digits: string): readonly string[] {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups;
}

/** Formats minor units with two decimals and thousands separators: 125050n becomes `1,250.50`. */
export function formatPrice(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(PRICE_DECIMALS + 1, '0');
  const whole = groupsOfThree(digits.slice(0, -PRICE_DECIMALS)).join(PRICE_THOUSANDS_SEPARATOR);
  return `${amount < 0n ? '-' : ''}${whole}.${digits.slice(-PRICE_DECIMALS)}`;
}

/**
 * Formats minor units with their currency: 125050n becomes `1.250,50 €` in German. The result is exact: `Intl` formats
 * the integer part as a `bigint`, and the decimals are inserted. Returns `undefined` if there is no currency.
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
