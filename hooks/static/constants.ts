/** Where the tab keeps how often it showed each image. */
export const HITS_STORAGE_KEY = 'loggia.hits';

/** Where the browser keeps this visitor's votes. */
export const RATINGS_STORAGE_KEY = 'loggia.ratings';
