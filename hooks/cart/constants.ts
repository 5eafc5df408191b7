/** The number of decimals of a price. */
export const PRICE_DECIMALS = 2;

/** The separator between the thousands of a price. */
export const PRICE_THOUSANDS_SEPARATOR = ',';

/** The minimum quantity. A quantity of 0 or less becomes this. */
export const MIN_CART_COUNT = 1;
