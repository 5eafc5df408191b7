import type { CommentErrors, CommentField, CommentOutcome, CommentThread } from '../backend/CommentStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/**
 * What happened to the comments of an image. `request` numbers requests in the order in which their answers are to be
 * believed: a list is as old as its question, an answer to a new comment as its arrival.
 */
export type CommentThreadEvent =
  | { readonly type: 'threadLoaded'; readonly request: number; readonly thread: CommentThread }
  | { readonly type: 'loadFailed'; readonly request: number; readonly error: LoggiaError }
  | { readonly type: 'reloadPressed' }
  | { readonly type: 'fieldEdited'; readonly field: CommentField }
  | { readonly type: 'commentRefused'; readonly errors: CommentErrors }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'sendAnswered'; readonly request: number; readonly outcome: CommentOutcome }
  | { readonly type: 'sendFailed' }
  | { readonly type: 'deletionStarted'; readonly commentId: string }
  | { readonly type: 'commentDeleted'; readonly commentId: string }
  | { readonly type: 'deletionFailed'; readonly commentId: string; readonly error: LoggiaError };

/** The same, with what the form needs to know of it. */
export type CommentsEvent =
  | (CommentThreadEvent & {
      /** Whose comments. */
      readonly key: string;
      /** 0 to 1, for the address of another captcha picture, should one be needed now. */
      readonly random: number;
    })
  | { readonly type: 'captchaTyped'; readonly captcha: string }
  | { readonly type: 'privacyPolicyTicked'; readonly isAccepted: boolean }
  | { readonly type: 'captchaRefreshed'; readonly random: number };
