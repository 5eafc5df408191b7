/** More stars than this no rating has. */
export const LARGEST_STORED_SCORE = 20;

/** Where the browser keeps what was put into the cart. */
export const CART_STORAGE_KEY = 'loggia.cart';

/** Where the browser keeps the comments of its visitor. */
export const COMMENTS_STORAGE_KEY = 'loggia.comments';
