/** Session storage key for the number of views of each image. */
export const HITS_STORAGE_KEY = 'loggia.hits';

/** Local storage key for the user's ratings. */
export const RATINGS_STORAGE_KEY = 'loggia.ratings';

/** Highest stored rating that is accepted. */
export const MAX_STORED_SCORE = 20;

/** Local storage key for the cart. */
export const CART_STORAGE_KEY = 'loggia.cart';

/** Local storage key for the user's comments. */
export const COMMENTS_STORAGE_KEY = 'loggia.comments';
