import { warnOnce } from '../shared/warnOnce.ts';
import { PRICE_DECIMALS } from './constants.ts';

/** How a price list writes its prices, and how they are shown. */
export interface PriceFormat {
  /** ISO 4217: `EUR`, `JPY`. It tells how many decimals there are, and shows amounts as the language does. Without it there are two. */
  readonly currency?: string | undefined;
  /** BCP 47, for what is shown with a `currency`. @default 'en' */
  readonly locale?: string | undefined;
  /** What stands before the decimals in the texts of the list; the other one may stand between thousands. @default '.' */
  readonly decimalSign?: '.' | ',' | undefined;
}

const formatters = new Map<string, Intl.NumberFormat | undefined>();

/** The browser's own format of a currency; undefined without one, and for a currency or language that is none. */
export function currencyFormatter({ currency, locale = 'en' }: PriceFormat): Intl.NumberFormat | undefined {
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

/** How many decimals a price has: none in yen. */
export function decimalsOf(format: PriceFormat): number {
  return currencyFormatter(format)?.resolvedOptions().maximumFractionDigits ?? PRICE_DECIMALS;
}
