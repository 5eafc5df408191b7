/** The maximum number of skeletons while comments load, and their number if the count is unknown. */
export const AWAITED_COMMENT_COUNT = 3;
