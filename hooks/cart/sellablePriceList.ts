import type { PriceList, PriceListParameter } from '../backend/PriceList.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { parsePrice } from './parsePrice.ts';
import type { PriceFormat } from './priceFormat.ts';

function warn(text: string, what: string, { decimalSign = '.' }: PriceFormat): void {
  const thousands = decimalSign === '.' ? ',' : '.';
  warnOnce(
    `"${text.slice(0, 40)}" is no price, so ${what.slice(0, 80)} is not sold: whatever it was taken for, somebody would pay a wrong amount. ` +
      `This list writes "1${thousands}250${decimalSign}00"; give \`decimalSign: '${thousands}'\` with the price list for "1${decimalSign}250${thousands}00".`,
  );
}

/** A price list without everything whose price is none in the list's own format. Says so in development. */
export function sellablePriceList(priceList: PriceList): PriceList {
  const isPrice = (text: string, what: string): boolean => {
    const isRead = parsePrice(text, priceList) !== undefined;
    if (!isRead) warn(text, what, priceList);
    return isRead;
  };
  const withPrices = (parameter: PriceListParameter): PriceListParameter => {
    if (!('options' in parameter)) return parameter;
    const options = parameter.options.filter(
      ({ surcharge, label }) =>
        surcharge === undefined || surcharge === '' || isPrice(surcharge, `the option "${label}"`),
    );
    return { ...parameter, options };
  };
  const { manual, downloads, sections } = priceList;
  const isSold = manual && isPrice(manual.price, `"${manual.title ?? 'the product'}"`);
  return {
    ...priceList,
    sections: isSold || !manual ? sections : sections.filter((section) => section !== 'manual'),
    manual: isSold ? { ...manual, parameters: manual.parameters.map(withPrices) } : undefined,
    downloads: downloads && {
      ...downloads,
      items: downloads.items.filter(({ price, name }) => isPrice(price, `the download "${name}"`)),
    },
  };
}
