import { centsText } from '../cart/centsText.ts';
import type { PriceListRow } from '../cart/rows.ts';

/** The price list fields of an image for sale. Other images have none, as in the free edition. */
export interface PriceListFields {
  readonly pricelist?: string;
  readonly pricelist_manual_price?: string;
  readonly pricelist_sections?: string;
}

export function priceListFields(priceList: PriceListRow | undefined): PriceListFields {
  if (!priceList) return {};
  const { id, price, sections } = priceList;
  return { pricelist: String(id), pricelist_manual_price: centsText(price), pricelist_sections: sections };
}
