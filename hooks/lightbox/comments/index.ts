export { useComments } from './useComments.ts';
export { COMMENT_LABELS } from './labels.ts';
export { CAPTCHA_REFRESH_MAX, CAPTCHA_REFRESH_MIN } from './constants.ts';
export type { CommentLabels } from './labels.ts';
export type {
  CommentFormState,
  CommentGetters,
  CommentListState,
  CommentNotice,
  CommentRemoveReason,
  CommentSubmitReason,
  CommentActions,
  CommentValues,
  CommentsStatus,
  CommentsTarget,
  UseCommentsOptions,
  UseCommentsResult,
} from './types.ts';
