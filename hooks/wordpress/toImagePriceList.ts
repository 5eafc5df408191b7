import type { ImagePriceList } from '../backend/PriceList.ts';
import { toSections } from './toSections.ts';

export interface PriceListFields {
  readonly pricelist: string;
  readonly pricelist_sections: string;
  readonly pricelist_manual_price: string;
}

/** What the lightbox data tell of an image's price list; undefined where its id is 0 or blank: the image is not sold. */
export function toImagePriceList(fields: PriceListFields): ImagePriceList | undefined {
  const id = fields.pricelist.trim();
  if (id === '' || id === '0') return undefined;
  return {
    id,
    sections: toSections(fields.pricelist_sections.split(',')),
    manualPrice: fields.pricelist_manual_price || undefined,
  };
}
