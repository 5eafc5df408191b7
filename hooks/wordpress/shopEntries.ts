import { optional, pipe, transform, unknown } from 'valibot';
import { lenient } from './lenient.ts';
import { toFlag } from './toFlag.ts';

const toWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const words = optional(pipe(unknown(), transform(toWords)), '');
const flag = lenient(toFlag);

/** The shop in the settings of the lightbox data. The odd spelling is the server's. */
export const shopEntries = {
  ecommerceACtive: flag,
  enable_image_ecommerce: flag,
};

/** The price list in an item of the lightbox data. */
export const priceListEntries = {
  pricelist: words,
  pricelist_sections: words,
  pricelist_manual_price: words,
};
