/** The page where a cart is looked at. */
export const CHECKOUT_PATH = '/checkout/';
/** The real server's name for it; ours holds nothing but a random text. */
export const CART_COOKIE = 'order_rand_ids';
/** Browsers keep no cookie longer. */
export const CART_COOKIE_LENGTH_S = 400 * 24 * 3600;
export const MOST_CART_LINES = 100;
export const HIGHEST_COUNT = 999;
export const LONGEST_TEXT = 500;
export const CURRENCY_SIGN = '$';
