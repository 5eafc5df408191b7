import type {
  CartResponse,
  CartBackend,
  CartOrder,
  CartSection,
  DownloadItem,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from '../../data/backend/CartBackend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { CartProblem } from './useAddToCart.ts';
import type { CartLabels } from './labels.ts';

/** Why the panel was opened or closed. `unavailable` means that the image is not for sale. */
export type CartOpenReason = 'cartButton' | 'unavailable' | 'lightboxClosed' | 'imperative';

/** The loading state of the image's price list. It is `idle` while the panel is closed. */
export type PriceListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * The result of the last click on "Add to cart" for this image. `refused` means that a choice is missing. `failed`
 * means that the request failed. In either case, the user's choices are kept.
 */
export type CartSubmission =
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly problem: CartProblem }
  | { readonly status: 'adding' }
  | { readonly status: 'added'; readonly message: string; readonly checkoutUrl?: string | undefined }
  | { readonly status: 'failed'; readonly error: LoggiaError };

/** The parts of a lightbox that the shop needs. */
export type CartTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'image' | 'settings'
>;

export interface UseCartOptions {
  /** The backend that provides prices and accepts orders. @default the `cart` of the `BackendProvider` */
  readonly cart?: CartBackend | undefined;
  /** Whether the panel is open (controlled). In a sidebar, pass `sidebars.openName === 'shop'`. */
  readonly isOpen?: boolean | undefined;
  /** Whether the panel is initially open. @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<CartOpenReason>) => void) | undefined;
  /**
   * The initial section. If null and there are several sections, the user must choose one.
   * @default the first section in the price list
   */
  readonly defaultSection?: CartSection | null | undefined;
  /** Called before an order is sent. `details.cancel()` prevents it from being sent. */
  readonly onAdd?: ((order: CartOrder, details: ChangeDetails<'addButton' | 'imperative'>) => void) | undefined;
  /** Called after the backend has accepted an order. */
  readonly onAdded?: ((response: CartResponse, order: CartOrder, image: GalleryImage) => void) | undefined;
  /** Other hosts that the page may redirect to if the backend requests it, such as `shop.example`. @default [] */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * Called before the page redirects to the checkout page. `details.cancel()` prevents the redirect. A link to the
   * checkout page is shown instead.
   */
  readonly onRedirect?: ((url: string, details: ChangeDetails<'redirect'>) => void) | undefined;
  /** Navigates to another page. @default location.assign */
  readonly navigate?: ((url: string) => void) | undefined;
  readonly labels?: Partial<CartLabels> | undefined;
  /** Whether the shop is available. @default true */
  readonly enabled?: boolean | undefined;
}

/** Identifies a parameter of the made-to-order product (`manual`). */
export interface OfParameter {
  readonly parameter: PriceListParameter;
}

/** Identifies an option of a parameter. */
export interface OfOption extends OfParameter {
  readonly option: PriceListOption;
}

/** Prop getters for the panel itself. */
export interface CartPanelGetters {
  /**
   * Returns props for the button that opens and closes the panel. The button is hidden if the image is not for sale. If
   * the panel is in a sidebar that has its own toggle button, you do not need this one.
   */
  readonly getCartButtonProps: PropGetter<'button'>;
  /** Returns props for the panel. Sets `aria-busy` while prices load. The panel is hidden while it is closed. */
  readonly getPanelProps: PropGetter<'div'>;
  /** Returns props for the form around the fields and the "Add to cart" button. */
  readonly getFormProps: PropGetter<'form'>;
  readonly getAddButtonProps: PropGetter<'button'>;
  /** Returns props for the button that loads the price list again. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Returns props for a live region that contains the selected section's total. */
  readonly getTotalProps: PropGetter<'output'>;
  /** Returns props for a live region that contains `message`. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /**
   * Returns props for a separate form that posts `checkoutFields` to the checkout page. Further submissions are ignored
   * while that page loads.
   */
  readonly getCheckoutFormProps: PropGetter<'form'>;
  /** Returns props for the link that is shown if the page does not redirect automatically. */
  readonly getCheckoutLinkProps: PropGetter<'a'>;
}

/**
 * Prop getters for the sections, which are tabs. If there is only one section, it has no tab, and its panel is a group.
 */
export interface CartTabGetters {
  readonly getTabListProps: PropGetter<'div'>;
  getTabProps(props: ElementProps<'button'> & { readonly section: CartSection }): ElementProps<'button'>;
  getSectionProps(props: ElementProps<'div'> & { readonly section: CartSection }): ElementProps<'div'>;
}

/** Prop getters for the fields. Use the result of each call for a single element. */
export interface CartFieldGetters {
  getParameterLabelProps(props: ElementProps<'label'> & OfParameter): ElementProps<'label'>;
  /**
   * Returns props for the element around a group of radio buttons or checkboxes. Use `getGroupTitleProps` for its
   * title.
   */
  getGroupProps(props: ElementProps<'div'> & OfParameter): ElementProps<'div'>;
  getGroupTitleProps(props: ElementProps<'span'> & OfParameter): ElementProps<'span'>;
  getTextFieldProps(props: ElementProps<'input'> & OfParameter): ElementProps<'input'>;
  getTextAreaProps(props: ElementProps<'textarea'> & OfParameter): ElementProps<'textarea'>;
  getSelectProps(props: ElementProps<'select'> & OfParameter): ElementProps<'select'>;
  /** Returns props for an option, which is a radio button or a checkbox, depending on the parameter's type. */
  getOptionProps(props: ElementProps<'input'> & OfOption): ElementProps<'input'>;
  readonly getCountLabelProps: PropGetter<'label'>;
  readonly getCountProps: PropGetter<'input'>;
  /**
   * Returns props for the field that selects a download. If the price list sets `isCounted`, the field is an input for
   * the number of copies; otherwise, it is a checkbox.
   */
  getDownloadProps(props: ElementProps<'input'> & { readonly item: DownloadItem }): ElementProps<'input'>;
}

export interface UseCartResult extends CartPanelGetters, CartTabGetters, CartFieldGetters {
  /** Whether the image is for sale and the shop is enabled. If false, there is no cart button. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  /**
   * Opens the panel. Returns false if it is already open, the image is not for sale, or the caller canceled the change.
   */
  open(reason?: CartOpenReason, event?: Event): boolean;
  close(reason?: CartOpenReason, event?: Event): void;
  readonly status: PriceListStatus;
  /** The current image's price list, while the panel is open. */
  readonly priceList: PriceList | undefined;
  /** The error if the price list failed to load; otherwise `null`. */
  readonly error: LoggiaError | null;
  /** Loads the price list again. */
  retry(): void;
  /** The sections that contain products. The list is empty if there is nothing to buy. */
  readonly sections: readonly CartSection[];
  /** The selected section; `null` until the user selects one. */
  readonly section: CartSection | null;
  readonly submission: CartSubmission;
  /** The message that describes `submission`; '' if there is none. */
  readonly message: string;
  /**
   * Adds the user's choices to the cart. If a choice is missing, moves focus to the first field where it can be made.
   */
  add(): void;
  /** The number of products in the cart; `undefined` until the backend reports it. */
  readonly productsInCart: number | undefined;
  /** The number of products in the cart as text, such as "3 items"; '' if the number is unknown. */
  readonly productsText: string;
  /** The formatted unit price of the made-to-order product (`manual`), including its selected options. */
  readonly unitPriceText: string;
  /** The formatted total of the selected section. */
  readonly totalText: string;
  /** Formats a price with its currency, as it appears in the panel. */
  formatPrice(price: string | undefined): string;
  /** Returns the length of a download's longest side as text; '' if the length is unknown. */
  dimensionText(item: DownloadItem): string;
  /** Returns the label of an option, including its surcharge. */
  optionText(option: PriceListOption): string;
  /** The checkout form's hidden fields. */
  readonly checkoutFields: readonly (readonly [name: string, value: string])[];
  /** Whether there is a checkout page. If so, render the "View cart" button. */
  readonly hasCheckout: boolean;
  readonly labels: CartLabels;
}
