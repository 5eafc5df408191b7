/** Session storage key for each image's number of views. */
export const HITS_STORAGE_KEY = 'loggia.hits';

/** Local storage key for the user's ratings. */
export const RATINGS_STORAGE_KEY = 'loggia.ratings';

/** Maximum accepted value of a stored rating. */
export const MAX_STORED_SCORE = 20;

/** Local storage key for the cart. */
export const CART_STORAGE_KEY = 'loggia.cart';

/** Local storage key for the user's comments. */
export const COMMENTS_STORAGE_KEY = 'loggia.comments';
