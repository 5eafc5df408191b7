import type { GalleryImage } from './GalleryImage.ts';

/** The visitor's order for one image. */
export type CartOrder =
  | {
      readonly section: 'manual';
      /** From 1. */
      readonly count: number;
      /** By parameter, in display order; a radio group without a choice is left out. */
      readonly parameters: readonly (readonly [id: string, value: string | readonly string[]])[];
      /** Price of one without options, as in the price list; the back end calculates the total itself. */
      readonly price: string;
    }
  | {
      readonly section: 'downloads';
      /** Whether each item has a number of copies, as in the price list. */
      readonly isCounted: boolean;
      readonly items: readonly { readonly id: string; readonly count: number; readonly price: string }[];
    };

export interface PriceListResponse {
  readonly priceList: PriceList;
  /** The number of products in the visitor's cart, if the back end tells it. */
  readonly productsInCart?: number | undefined;
}

export interface CartResponse {
  /** The back end's message; '' for none. */
  readonly message: string;
  readonly productsInCart?: number | undefined;
  /** Whether the visitor has to continue at the checkout page, for example to log in. */
  readonly goesToCheckout: boolean;
}

/** A back end that sells images. */
export interface CartBackend {
  /**
   * Loads the products of this image and their prices. Throws `MissingContentError` when it is not sold, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or
   * `InvalidResponseError`.
   */
  loadPriceList(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<PriceListResponse>;
  /** Adds an order to the visitor's cart. Throws like `loadPriceList`. */
  addToCart(image: GalleryImage, order: CartOrder, options: { readonly signal: AbortSignal }): Promise<CartResponse>;
}

/** The form in which an image is sold: things made of it, or files of it. */
export type CartSection = 'manual' | 'downloads';

/** One choice of a select, a radio group or a group of check boxes. */
export interface PriceListOption {
  /** Identity within its parameter, and the value that is sent. */
  readonly value: string;
  /** Plain text. */
  readonly label: string;
  /** Decimal text that is added to the price: `5.00`, `-2`, with the list's `decimalSign`. @default '0' */
  readonly surcharge?: string | undefined;
}

interface ParameterNames {
  /** Identity within its price list. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
}

/** A detail of the product. The comments give the numbers of the types in Photo Gallery's price lists. */
export type PriceListParameter = ParameterNames &
  (
    | {
        /** 1: a text to read. */
        readonly kind: 'fixed';
        readonly text: string;
      }
    | {
        /** 2 and 3: one line or several to type in. */
        readonly kind: 'text' | 'textarea';
        /** The initial value. @default '' */
        readonly text?: string | undefined;
      }
    | {
        /** 4. */
        readonly kind: 'select';
        readonly options: readonly PriceListOption[];
        /** The value that is sent while nothing is chosen. Without it the first option is chosen at first. */
        readonly emptyValue?: string | undefined;
      }
    | {
        /** 5 and 6: one of several, or any of them. */
        readonly kind: 'radio' | 'checkboxes';
        readonly options: readonly PriceListOption[];
      }
  );

/** Prints and products: one thing, made to order. */
export interface ManualProduct {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Decimal text: `12`, `1,250.00`, with the list's `decimalSign`. */
  readonly price: string;
  readonly parameters: readonly PriceListParameter[];
}

/** A file of the image that can be bought. */
export interface DownloadItem {
  readonly id: string;
  readonly name: string;
  /** Decimal text. */
  readonly price: string;
  /** Longest side in pixels. */
  readonly longestSide?: number | undefined;
}

export interface DownloadProducts {
  readonly items: readonly DownloadItem[];
  /** Each item has a number of copies; otherwise it is taken or not. @default false */
  readonly isCounted?: boolean | undefined;
}

/** The page that shows the cart and takes the payment. */
export interface CheckoutPage {
  /** `http` or `https`. */
  readonly url: string;
  /** The fields that are posted to the page. */
  readonly fields?: readonly (readonly [name: string, value: string])[] | undefined;
}

/** The products of an image and their prices. */
export interface PriceList {
  readonly title?: string | undefined;
  /**
   * ISO 4217: `EUR`, `JPY`. Amounts are shown as the browser writes them in `locale`, with as many decimals as the currency has.
   * Without it they have two, and `currencySign` before them.
   */
  readonly currency?: string | undefined;
  /** BCP 47: the language in which amounts with a `currency` are shown. @default 'en' */
  readonly locale?: string | undefined;
  /**
   * The decimal separator of this list's prices; the other sign may separate thousands. A product without a valid price is not
   * sold.
   * @default '.'
   */
  readonly decimalSign?: '.' | ',' | undefined;
  /** The prefix of amounts without a `currency`: `$`. */
  readonly currencySign?: string | undefined;
  /** In shown order. */
  readonly sections: readonly CartSection[];
  readonly manual?: ManualProduct | undefined;
  readonly downloads?: DownloadProducts | undefined;
  readonly checkout?: CheckoutPage | undefined;
}

/** The data about an image's price list that are known before it is loaded. */
export interface ImagePriceList {
  readonly id: string;
  readonly sections?: readonly CartSection[] | undefined;
  /** Price of the manual product without options, as decimal text. */
  readonly manualPrice?: string | undefined;
}
