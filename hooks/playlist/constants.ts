/** Most videos side by side. Source: facts 7.12. */
export const LARGEST_COLUMN_COUNT = 6;
