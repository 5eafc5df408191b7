import type { ResponseErrorLabels } from '../errors/responseErrors.ts';
import { fillLabel } from '../shared/fillLabel.ts';

/** Every text of the shop panel. `{…}` are filled in. The texts of failed answers are about the price list. */
export interface CartLabels extends ResponseErrorLabels {
  /** Name of the panel. */
  readonly panel: string;
  /** Name of the button that opens it, and the same when it is open. */
  readonly show: string;
  readonly hide: string;
  /** Name of the cart on an image in a gallery; `{name}` of the image. */
  readonly buyImage: string;
  /** Name of the choice between the sections. */
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
  /** Longest side of a download; `{pixels}`. */
  readonly longestSide: string;
  /** An amount; `{currency}`, `{amount}`. */
  readonly money: string;
  /** An option with its surcharge; `{label}`, `{sign}`, `{price}`. */
  readonly option: string;
  /** The empty choice of a select. */
  readonly noOption: string;
  /** Name of the field of one download; `{name}`. */
  readonly chooseDownload: string;
  readonly copiesOfDownload: string;
  readonly add: string;
  readonly adding: string;
  /** Shown when the answer takes long. */
  readonly waiting: string;
  /** Shown if the back end sends no message. */
  readonly added: string;
  readonly viewCart: string;
  /** `{count}`. */
  readonly productsInCart: string;
  readonly oneProductInCart: string;
  /** The link that replaces a redirect which the page does not follow by itself. */
  readonly toCheckout: string;
  /** Shown when the checkout page takes long. */
  readonly checkoutWaiting: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Shown if the price list is empty. */
  readonly empty: string;
  readonly addFailed: string;
  /** Shown when the server was reached and gave no proper answer: the order may have arrived. */
  readonly addNoResponse: string;
  readonly noSection: string;
  readonly noDownload: string;
  readonly noCopies: string;
}

/** English, with Photo Gallery's texts for missing choices. */
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
  added: 'Added to the cart.',
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
  addFailed: 'This could not be added to the cart. Your choices are kept.',
  addNoResponse:
    'The server did not confirm this, so it may be in the cart already. Check the cart before you add it again. Your choices are kept.',
  noSection: 'Please select Prints and products or Downloads',
  noDownload: 'You must select at least one item.',
  noCopies: 'Please select at least one item',
};

/** The accessible name of the cart on an image in a gallery; `name` is the image's name. */
export const buyImageText = (name: string, { buyImage }: Pick<CartLabels, 'buyImage'>): string =>
  fillLabel(buyImage, { name });
