import type {
  CartResponse,
  CartBackend,
  CartOrder,
  CartSection,
  DownloadItem,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { CartProblem } from './useAddToCart.ts';
import type { CartLabels } from './labels.ts';

/** The reason for opening or closing the panel. `unavailable`: the image is not sold. */
export type CartOpenReason = 'cartButton' | 'unavailable' | 'lightboxClosed' | 'imperative';

/** The loading state of the image's price list. `idle` while the panel is closed. */
export type PriceListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * The result of the last press of "Add to cart" for this image. `refused`: something has to be chosen first. `failed`: the request failed;
 * every choice is kept.
 */
export type CartSubmission =
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly problem: CartProblem }
  | { readonly status: 'adding' }
  | { readonly status: 'added'; readonly message: string; readonly checkoutUrl?: string | undefined }
  | { readonly status: 'failed'; readonly error: LoggiaError };

/** The part of a lightbox that the shop needs. */
export type CartTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'image' | 'settings'
>;

export interface UseCartOptions {
  /** @default the back end's */
  readonly cart?: CartBackend | undefined;
  /** Controlled: the panel is open. In a sidebar: `sidebars.openName === 'shop'`. */
  readonly isOpen?: boolean | undefined;
  /** @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<CartOpenReason>) => void) | undefined;
  /** The initial section; null makes the visitor choose. @default the first of the price list */
  readonly defaultSection?: CartSection | null | undefined;
  /** Called before an order is sent; `cancel()` prevents it. */
  readonly onAdd?: ((order: CartOrder, details: ChangeDetails<'addButton' | 'imperative'>) => void) | undefined;
  /** Called after the back end has answered. */
  readonly onAdded?: ((answer: CartResponse, order: CartOrder, image: GalleryImage) => void) | undefined;
  /** Other hosts to which the page may redirect when the back end asks for it: `shop.example`. @default [] */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Called before a redirect to the checkout page; `cancel()` shows a link instead. */
  readonly onRedirect?: ((url: string, details: ChangeDetails<'redirect'>) => void) | undefined;
  /** Goes to another page. @default location.assign */
  readonly navigate?: ((url: string) => void) | undefined;
  readonly labels?: Partial<CartLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** Names a parameter of the manual product. */
export interface OfParameter {
  readonly parameter: PriceListParameter;
}

/** Names one of the options of a parameter. */
export interface OfOption extends OfParameter {
  readonly option: PriceListOption;
}

/** Getters of the panel itself. */
export interface CartPanelGetters {
  /** Opens and closes the panel; hidden where the image is not sold. Not needed beside the toggle of a sidebar. */
  readonly getCartButtonProps: PropGetter<'button'>;
  /** The panel: a region, busy while prices load, hidden while it is closed. */
  readonly getPanelProps: PropGetter<'div'>;
  /** For the form around the fields and the button. */
  readonly getFormProps: PropGetter<'form'>;
  readonly getAddButtonProps: PropGetter<'button'>;
  /** Loads the price list again. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** A live region for the total of the chosen section. */
  readonly getTotalProps: PropGetter<'output'>;
  /** A live region for `message`. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /** For a form outside the other one. It posts `checkoutFields` to the checkout page, once until that page arrives. */
  readonly getCheckoutFormProps: PropGetter<'form'>;
  /** For the link that replaces a redirect which the page does not follow by itself. */
  readonly getCheckoutLinkProps: PropGetter<'a'>;
}

/** Getters of the sections. With one section there are no tabs, and its panel is a group. */
export interface CartTabGetters {
  readonly getTabListProps: PropGetter<'div'>;
  getTabProps(props: ElementProps<'button'> & { readonly section: CartSection }): ElementProps<'button'>;
  getSectionProps(props: ElementProps<'div'> & { readonly section: CartSection }): ElementProps<'div'>;
}

/** Getters of the fields. Each is for one element at a time. */
export interface CartFieldGetters {
  getParameterLabelProps(props: ElementProps<'label'> & OfParameter): ElementProps<'label'>;
  /** For the element around the options of a radio group or of check boxes. Its title has `getGroupTitleProps`. */
  getGroupProps(props: ElementProps<'div'> & OfParameter): ElementProps<'div'>;
  getGroupTitleProps(props: ElementProps<'span'> & OfParameter): ElementProps<'span'>;
  getTextFieldProps(props: ElementProps<'input'> & OfParameter): ElementProps<'input'>;
  getTextAreaProps(props: ElementProps<'textarea'> & OfParameter): ElementProps<'textarea'>;
  getSelectProps(props: ElementProps<'select'> & OfParameter): ElementProps<'select'>;
  /** For a radio button or a check box, depending on the parameter. */
  getOptionProps(props: ElementProps<'input'> & OfOption): ElementProps<'input'>;
  readonly getCountLabelProps: PropGetter<'label'>;
  readonly getCountProps: PropGetter<'input'>;
  /** A check box, or the number of copies where the price list counts them. */
  getDownloadProps(props: ElementProps<'input'> & { readonly item: DownloadItem }): ElementProps<'input'>;
}

export interface UseCartResult extends CartPanelGetters, CartTabGetters, CartFieldGetters {
  /** The image has a price list, and the shop is on. False: no cart button. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  /** Returns whether it opens: false if it is open already, the image is not sold, or the page canceled it. */
  open(reason?: CartOpenReason, event?: Event): boolean;
  close(reason?: CartOpenReason, event?: Event): void;
  readonly status: PriceListStatus;
  /** The price list of the current image, while the panel is open. */
  readonly priceList: PriceList | undefined;
  /** The reason why it could not be loaded. */
  readonly error: LoggiaError | null;
  /** Loads it again. */
  retry(): void;
  /** The sections with something in them. Empty: there is nothing to buy. */
  readonly sections: readonly CartSection[];
  /** The chosen one; null while the visitor has to choose. */
  readonly section: CartSection | null;
  readonly submission: CartSubmission;
  /** The message about `submission`; '' for none. */
  readonly message: string;
  /** Adds the choices to the cart, or moves focus to the first field that prevents it. */
  add(): void;
  /** Undefined until the back end reports it. */
  readonly productsInCart: number | undefined;
  /** "3 items"; '' while the number is unknown. */
  readonly productsText: string;
  /** The unit price of the manual product with its options. */
  readonly unitPriceText: string;
  /** Total of the chosen section. */
  readonly totalText: string;
  /** Formats an amount as in the panel: two decimals, commas, the currency. */
  formatPrice(price: string | undefined): string;
  /** Returns the longest side of a download; '' if it is unknown. */
  dimensionText(item: DownloadItem): string;
  /** Returns an option's label with its surcharge. */
  optionText(option: PriceListOption): string;
  /** Hidden fields of the checkout form. */
  readonly checkoutFields: readonly (readonly [name: string, value: string])[];
  /** There is a checkout page, so "View cart" leads somewhere. */
  readonly hasCheckout: boolean;
  readonly labels: CartLabels;
}
