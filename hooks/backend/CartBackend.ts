import type { GalleryImage } from './GalleryImage.ts';
import type { PriceList } from './PriceList.ts';

/** What the visitor wants to have of an image. */
export type CartOrder =
  | {
      readonly section: 'manual';
      /** From 1. */
      readonly count: number;
      /** By parameter, in shown order; a radio group in which nothing is chosen is left out. */
      readonly parameters: readonly (readonly [id: string, value: string | readonly string[]])[];
      /** Price of one without options, as the price list wrote it; the back end reckons for itself. */
      readonly price: string;
    }
  | {
      readonly section: 'downloads';
      /** As in the price list: the visitor gave a number for each. */
      readonly isCounted: boolean;
      readonly items: readonly { readonly id: string; readonly count: number; readonly price: string }[];
    };

export interface PriceListAnswer {
  readonly priceList: PriceList;
  /** In this visitor's cart now, where the back end tells. */
  readonly productsInCart?: number | undefined;
}

export interface CartAnswer {
  /** The back end's own words; '' for none. */
  readonly message: string;
  readonly productsInCart?: number | undefined;
  /** The visitor has to go on at the checkout page: to log in, say. */
  readonly goesToCheckout: boolean;
}

/** A back end that sells images. */
export interface CartBackend {
  /**
   * What this image is sold for. Throws `MissingContentError` when it is not sold, `OfflineError`, `HttpStatusError` or
   * `InvalidAnswerError`.
   */
  loadPriceList(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<PriceListAnswer>;
  /** Puts it into this visitor's cart. Throws like `loadPriceList`. */
  addToCart(image: GalleryImage, order: CartOrder, options: { readonly signal: AbortSignal }): Promise<CartAnswer>;
}
