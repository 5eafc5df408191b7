/** The largest number of comments that are drawn before they come, and their number where it is unknown. */
export const AWAITED_COMMENT_COUNT = 3;
