import type {
  CommentErrors,
  CommentField,
  CommentOutcome,
  CommentRules,
  CommentThread,
  ImageComment,
} from '../backend/CommentStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/** The known comments of one image, and the requests that are under way for them. */
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

/**
 * An event in the comments of an image. `request` numbers requests in the order in which their answers are to be believed: a list is as old as its
 * question, an answer to a new comment as its arrival.
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

function withList(state: CommentThreadState, request: number, list: readonly ImageComment[]): CommentThreadState {
  const comments = list.filter(({ id }) => !state.deletedIds.has(id));
  return { ...state, comments, loadFailure: null, listRequest: request };
}

function withDeletion(
  state: CommentThreadState,
  commentId: string,
  deletion: 'running' | LoggiaError | undefined,
): CommentThreadState {
  const deletions = new Map(state.deletions);
  deletions.delete(commentId);
  // The last of them is the news.
  if (deletion) deletions.set(commentId, deletion);
  return { ...state, deletions };
}

function withoutError(state: CommentThreadState, field: CommentField): CommentThreadState {
  if (state.errors[field] === undefined) return state;
  return { ...state, errors: { ...state.errors, [field]: undefined } };
}

function whenAnswered(
  state: CommentThreadState,
  { request, outcome }: Extract<CommentThreadEvent, { type: 'sendAnswered' }>,
): CommentThreadState {
  const answered = { ...state, errors: {} };
  if (outcome.status === 'refused') return { ...answered, errors: outcome.errors };
  return outcome.status === 'published' ? withList(answered, request, outcome.comments) : answered;
}

/** Applies an event to the comments of one image. */
export function commentThreadReducer(state: CommentThreadState, event: CommentThreadEvent): CommentThreadState {
  switch (event.type) {
    case 'threadLoaded': {
      const known = { ...state, rules: event.thread.rules };
      return event.request > state.listRequest ? withList(known, event.request, event.thread.comments) : known;
    }
    case 'loadFailed':
      return event.request > state.listRequest ? { ...state, loadFailure: event.error } : state;
    case 'reloadPressed':
      return { ...state, loadFailure: null };
    case 'fieldEdited':
      return withoutError(state, event.field);
    case 'commentRefused':
      return { ...state, errors: event.errors };
    case 'sendStarted':
      return { ...state, errors: {} };
    case 'sendAnswered':
      return whenAnswered(state, event);
    case 'sendFailed':
      return state;
    case 'deletionStarted':
      return withDeletion(state, event.commentId, 'running');
    case 'commentDeleted': {
      const deletedIds = new Set(state.deletedIds).add(event.commentId);
      const comments = state.comments?.filter(({ id }) => id !== event.commentId);
      return { ...withDeletion(state, event.commentId, undefined), deletedIds, comments };
    }
    case 'deletionFailed':
      return withDeletion(state, event.commentId, event.error);
    default:
      return event satisfies never;
  }
}
