import { warnOnce } from '../shared/developerMessages.ts';
import { PRICE_DECIMALS, PRICE_THOUSANDS_SEPARATOR } from './constants.ts';

/** The format in which a price list writes its prices, and in which they are shown. */
export interface PriceFormat {
  /** ISO 4217: `EUR`, `JPY`. It tells how many decimals there are, and shows amounts as the language does. Without it there are two. */
  readonly currency?: string | undefined;
  /** BCP 47, for what is shown with a `currency`. @default 'en' */
  readonly locale?: string | undefined;
  /** The decimal separator in the texts of the list; the other one may separate thousands. @default '.' */
  readonly decimalSign?: '.' | ',' | undefined;
}

const formatters = new Map<string, Intl.NumberFormat | undefined>();

/** The browser's own format of a currency; undefined without one, and for a currency or language that is none. */
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
      `A price list has the currency "${currency.slice(0, 20)}" and the locale "${locale.slice(0, 20)}", which no browser knows, so its ` +
        'prices are shown with two decimals and its `currencySign`. Give `currency` as ISO 4217 ("EUR") and `locale` as BCP 47 ("de-CH").',
    );
    return undefined;
  }
}

/** Returns how many decimals a price of this currency has: none in yen. */
function decimalsOf(format: PriceFormat): number {
  return currencyFormatter(format)?.resolvedOptions().maximumFractionDigits ?? PRICE_DECIMALS;
}

/** Longer numbers are no prices, and reading them would take long. */
const PRICE = {
  '.': /^([+-]?)(\d{1,3}(?:,\d{3}){1,9}|\d{0,30})(?:\.(\d{0,30}))?$/,
  ',': /^([+-]?)(\d{1,3}(?:\.\d{3}){1,9}|\d{0,30})(?:,(\d{0,30}))?$/,
} as const;

const LONGEST_TEXT = 100;

/** Half of what follows the last minor unit, and more, rounds away from zero. */
const ROUNDS_UP = /^[5-9]/;

/**
 * A decimal text as a whole number of minor units (cents): `1,250.5` is 125050n. Exact to the last digit, since no floating
 * number is on the way. Undefined for everything that is no price in that format, as `12,50` is none where a point stands before
 * the decimals: what is meant by it nobody knows.
 */
export function parsePrice(text: string, format: PriceFormat = {}): bigint | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [, sign, written = '', fraction = ''] = PRICE[format.decimalSign ?? '.'].exec(text.trim()) ?? [];
  if (written === '' && fraction === '') return undefined;
  const decimals = decimalsOf(format);
  const digits = written.replaceAll(/[.,]/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0');
  const amount = BigInt(digits) + (ROUNDS_UP.test(fraction.slice(decimals)) ? 1n : 0n);
  return sign === '-' ? -amount : amount;
}

/** A decimal text in minor units. What is no price costs nothing here: `sellablePriceList` has taken it off the list. */
export function toAmount(price: string | undefined, format?: PriceFormat): bigint {
  return parsePrice(price ?? '', format) ?? 0n;
}

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
