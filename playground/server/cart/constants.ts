/** The path of the checkout page. */
export const CHECKOUT_PATH = '/checkout/';
/** The real server's cookie name; this one contains only a random token. */
export const CART_COOKIE = 'order_rand_ids';
/** Browsers limit the lifetime of cookies to this. */
export const CART_COOKIE_LENGTH_S = 400 * 24 * 3600;
export const MAX_CART_LINES = 100;
export const HIGHEST_COUNT = 999;
export const LONGEST_TEXT = 500;
export const CURRENCY_SIGN = '$';
