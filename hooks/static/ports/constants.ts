/** The key under which the tab keeps how often it showed each image. */
export const HITS_STORAGE_KEY = 'loggia.hits';

/** The key under which the browser keeps this visitor's votes. */
export const RATINGS_STORAGE_KEY = 'loggia.ratings';

/** The highest stored vote that is accepted. */
export const MAX_STORED_SCORE = 20;

/** The key under which the browser keeps the contents of the cart. */
export const CART_STORAGE_KEY = 'loggia.cart';

/** The key under which the browser keeps the comments of its visitor. */
export const COMMENTS_STORAGE_KEY = 'loggia.comments';
