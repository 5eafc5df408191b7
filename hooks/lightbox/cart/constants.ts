/** The number of decimals in a price without a currency. */
export const PRICE_DECIMALS = 2;

/** The thousands separator in a price without a currency. */
export const PRICE_THOUSANDS_SEPARATOR = ',';

/** The minimum quantity. Lower quantities are raised to it. */
export const MIN_CART_COUNT = 1;
