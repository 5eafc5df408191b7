import type { CommentErrors, CommentRules, ImageComment } from '../backend/CommentStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/** What is known of the comments of one image, and what is going on with them. */
export interface CommentThreadState {
  /** Newest first; undefined until a first answer. */
  readonly comments: readonly ImageComment[] | undefined;
  readonly rules: CommentRules | undefined;
  readonly loadFailure: LoggiaError | null;
  readonly errors: CommentErrors;
  /** By comment: being deleted, or why that did not work. */
  readonly deletions: ReadonlyMap<string, 'running' | LoggiaError>;
  /** Gone for good: no answer that was on its way brings them back. */
  readonly deletedIds: ReadonlySet<string>;
  /** Number of the request whose list is shown. Lists of earlier requests come too late. */
  readonly listRequest: number;
}

/** Nothing known yet. */
export const EMPTY_THREAD: CommentThreadState = {
  comments: undefined,
  rules: undefined,
  loadFailure: null,
  errors: {},
  deletions: new Map(),
  deletedIds: new Set(),
  listRequest: 0,
};
