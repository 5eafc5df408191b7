import type { GalleryImage } from './GalleryImage.ts';

/** A user's order for one image. */
export type CartOrder =
  | {
      readonly section: 'manual';
      /** Number of copies, at least 1. */
      readonly count: number;
      /** Selected values for each parameter, in display order. A radio group without a selection is omitted. */
      readonly parameters: readonly (readonly [id: string, value: string | readonly string[]])[];
      /**
       * Price of a single product without options, as written in the price list. The backend calculates the total
       * itself.
       */
      readonly price: string;
    }
  | {
      readonly section: 'downloads';
      /** Whether users can order several copies of each item, as specified in the price list. */
      readonly isCounted: boolean;
      readonly items: readonly { readonly id: string; readonly count: number; readonly price: string }[];
    };

export interface PriceListResponse {
  readonly priceList: PriceList;
  /** Number of products in the user's cart, if the backend reports it. */
  readonly productsInCart?: number | undefined;
}

export interface CartResponse {
  /** The backend's message, or an empty string if there is none. */
  readonly message: string;
  readonly productsInCart?: number | undefined;
  /** Whether the user must continue to the checkout page, for example to log in. */
  readonly goesToCheckout: boolean;
}

/** A backend that sells images. */
export interface CartBackend {
  /**
   * Loads an image's products and their prices. Throws `MissingContentError` if the image isn't for sale. Can also
   * throw `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`.
   */
  loadPriceList(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<PriceListResponse>;
  /** Adds an order to the user's cart. Throws the same errors as `loadPriceList`. */
  addToCart(image: GalleryImage, order: CartOrder, options: { readonly signal: AbortSignal }): Promise<CartResponse>;
}

/** How an image is sold: as a product made to order (`manual`), or as files to download (`downloads`). */
export type CartSection = 'manual' | 'downloads';

/** An option in a select, radio group or checkbox group. */
export interface PriceListOption {
  /** The submitted value, which is unique within its parameter. */
  readonly value: string;
  /** Plain text. */
  readonly label: string;
  /**
   * Amount to add to the price, as a decimal string such as `5.00` or `-2`, written with the list's `decimalSign`.
   * @default '0'
   */
  readonly surcharge?: string | undefined;
}

interface ParameterNames {
  /** Unique within its price list. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
}

/** A parameter of a product. The types in the comments below are the type numbers in Photo Gallery's price lists. */
export type PriceListParameter = ParameterNames &
  (
    | {
        /** Type 1: read-only text. */
        readonly kind: 'fixed';
        readonly text: string;
      }
    | {
        /** Types 2 and 3: a single-line or multi-line text field. */
        readonly kind: 'text' | 'textarea';
        /** Initial value. @default '' */
        readonly text?: string | undefined;
      }
    | {
        /** Type 4: a select. */
        readonly kind: 'select';
        readonly options: readonly PriceListOption[];
        /** The value that is submitted if nothing is selected. If omitted, the first option is preselected. */
        readonly emptyValue?: string | undefined;
      }
    | {
        /** Types 5 and 6: a single choice, or any number of choices. */
        readonly kind: 'radio' | 'checkboxes';
        readonly options: readonly PriceListOption[];
      }
  );

/** A product made to order, such as a print. */
export interface ManualProduct {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Decimal string such as `12` or `1,250.00`, written with the list's `decimalSign`. */
  readonly price: string;
  readonly parameters: readonly PriceListParameter[];
}

/** A file of the image that can be purchased. */
export interface DownloadItem {
  readonly id: string;
  readonly name: string;
  /** Price as a decimal string. */
  readonly price: string;
  /** Length of the longest side, in pixels. */
  readonly longestSide?: number | undefined;
}

export interface DownloadProducts {
  readonly items: readonly DownloadItem[];
  /**
   * Whether users can order several copies of each item. If `false`, each item can only be selected or deselected.
   * @default false
   */
  readonly isCounted?: boolean | undefined;
}

/** The page that shows the cart and accepts the payment. */
export interface CheckoutPage {
  /** An `http` or `https` URL. */
  readonly url: string;
  /** Fields that are posted to the page. */
  readonly fields?: readonly (readonly [name: string, value: string])[] | undefined;
}

/** An image's products and their prices. */
export interface PriceList {
  readonly title?: string | undefined;
  /**
   * ISO 4217 code, such as `EUR`. Amounts are formatted for `locale` with the currency's number of decimals. If there
   * is no code, amounts have two decimals and start with `currencySign`.
   */
  readonly currency?: string | undefined;
  /** BCP 47 language tag used to format amounts that have a `currency`. @default 'en' */
  readonly locale?: string | undefined;
  /**
   * Decimal separator in this list's prices. If it is a point, a comma may separate thousands, and vice versa. Products
   * without a valid price aren't offered.
   * @default '.'
   */
  readonly decimalSign?: '.' | ',' | undefined;
  /** Prefix, such as `$`, for amounts that have no `currency`. */
  readonly currencySign?: string | undefined;
  /** Sections in display order. */
  readonly sections: readonly CartSection[];
  readonly manual?: ManualProduct | undefined;
  readonly downloads?: DownloadProducts | undefined;
  readonly checkout?: CheckoutPage | undefined;
}

/** What is known about an image's price list before the list is loaded. */
export interface ImagePriceList {
  readonly id: string;
  readonly sections?: readonly CartSection[] | undefined;
  /** Price of the made-to-order product (`manual`) without options, as a decimal string. */
  readonly manualPrice?: string | undefined;
}
