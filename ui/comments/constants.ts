/**
 * The maximum number of skeletons shown while comments load. This many are shown if the number of comments is unknown.
 */
export const AWAITED_COMMENT_COUNT = 3;
