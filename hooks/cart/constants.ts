/** Specification, point 9: prices show two decimals. */
export const PRICE_DECIMALS = 2;

/** Specification, point 9: prices have commas between the thousands. */
export const PRICE_THOUSANDS_SEPARATOR = ',';

/** Specification, point 5: a quantity of 0 or less becomes this. */
export const SMALLEST_CART_COUNT = 1;
