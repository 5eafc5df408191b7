/** The path of the checkout page. */
export const CHECKOUT_PATH = '/checkout/';
/** The cookie's name is the real server's. Here, the cookie contains only a random token. */
export const CART_COOKIE = 'order_rand_ids';
/** The maximum lifetime that browsers allow for a cookie. */
export const CART_COOKIE_LENGTH_S = 400 * 24 * 3600;
export const MAX_CART_LINES = 100;
export const HIGHEST_COUNT = 999;
export const LONGEST_TEXT = 500;
export const CURRENCY_SIGN = '$';
