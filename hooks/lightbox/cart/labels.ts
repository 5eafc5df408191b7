import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';

/**
 * Labels and messages for the shop panel. Placeholders such as `{name}` are replaced with the actual values. The
 * inherited error messages refer to the price list.
 */
export interface CartLabels extends ResponseErrorLabels {
  /** Accessible name of the panel. */
  readonly panel: string;
  /** Label of the button that opens the panel. While the panel is open, the label is `hide`. */
  readonly show: string;
  readonly hide: string;
  /** Accessible name of the cart button on a gallery image. Placeholder: `{name}`, the image's name. */
  readonly buyImage: string;
  /** Accessible name of the section tabs. */
  readonly sections: string;
  readonly manual: string;
  readonly downloads: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly count: string;
  readonly total: string;
  readonly dimensions: string;
  readonly choose: string;
  /** Text for the dimensions of a download: the length of its longest side. Placeholder: `{pixels}`. */
  readonly longestSide: string;
  /** Format of an amount of money. Placeholders: `{currency}`, `{amount}`. */
  readonly money: string;
  /** Format of an option with a surcharge. Placeholders: `{label}`, `{sign}`, `{price}`. */
  readonly option: string;
  /** Text of the empty option in a `<select>`. */
  readonly noOption: string;
  /** Accessible name of the field that selects a download. Placeholder: `{name}`. */
  readonly chooseDownload: string;
  readonly copiesOfDownload: string;
  readonly add: string;
  readonly adding: string;
  /** Shown if the server takes a long time to respond. */
  readonly waiting: string;
  /** Shown after a product is added to the cart, unless the backend sends its own message. */
  readonly added: string;
  readonly viewCart: string;
  /** The number of products in the cart. Placeholder: `{count}`. */
  readonly productsInCart: string;
  readonly oneProductInCart: string;
  /** Text of the link that is shown if the page does not redirect automatically. */
  readonly toCheckout: string;
  /** Shown if the checkout page takes a long time to load. */
  readonly checkoutWaiting: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Shown if the price list is empty. */
  readonly empty: string;
  readonly addFailed: string;
  /** Shown if the server was reached but did not return a valid response. The order may have been received. */
  readonly addNoResponse: string;
  readonly noSection: string;
  readonly noDownload: string;
  readonly noCopies: string;
}

/** The English labels. Messages about missing choices are the same as in the Photo Gallery plugin. */
export const CART_LABELS: CartLabels = {
  panel: 'Shop',
  show: 'Show shop',
  hide: 'Hide shop',
  buyImage: 'Buy: {name}',
  sections: 'What to buy',
  manual: 'Prints and products',
  downloads: 'Downloads',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  count: 'Count',
  total: 'Total',
  dimensions: 'Dimensions',
  choose: 'Choose',
  longestSide: '{pixels} px',
  money: '{currency} {amount}',
  option: '{label} ({sign} {price})',
  noOption: '-Select-',
  chooseDownload: 'Choose {name}',
  copiesOfDownload: 'Copies of {name}',
  add: 'Add to cart',
  adding: 'Adding…',
  waiting: 'This is taking a moment. Please wait.',
  added: 'Added to your cart.',
  viewCart: 'View cart',
  productsInCart: '{count} items',
  oneProductInCart: '1 item',
  toCheckout: 'Go to checkout',
  checkoutWaiting: 'The checkout page is taking a while. If it does not open, press the button again.',
  loading: 'Loading prices…',
  failed: 'The prices could not be loaded.',
  offline: 'You are probably offline. The prices could not be loaded.',
  brokenResponse: 'The connection was lost before all of the prices arrived.',
  invalidResponse: 'The prices could not be loaded because of a problem on the server.',
  retry: 'Try again',
  empty: 'There is nothing to buy here yet.',
  addFailed: 'Your selection could not be added to the cart. Your choices are kept.',
  addNoResponse:
    'The server did not confirm that this was added, so it may already be in your cart. Check your cart before you add it again. Your choices are kept.',
  noSection: 'Please select Prints and products or Downloads',
  noDownload: 'You must select at least one item.',
  noCopies: 'Please select at least one item',
};

/** Returns the accessible name of the cart button on an image with the given name. */
export const buyImageText = (name: string, { buyImage }: Pick<CartLabels, 'buyImage'>): string =>
  fillLabel(buyImage, { name });
