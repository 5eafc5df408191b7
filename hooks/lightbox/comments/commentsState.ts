import type {
  CommentErrors,
  CommentField,
  CommentOutcome,
  CommentRules,
  CommentThread,
  ImageComment,
} from '../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { CAPTCHA_REFRESH_MAX, CAPTCHA_REFRESH_MIN } from './constants.ts';
import type { CommentNotice } from './types.ts';

/** The comments of every visited image, and the form fields that are not part of a draft. */
export interface CommentsState {
  /** Comment threads by image key. */
  readonly threads: ReadonlyMap<string, CommentThreadState>;
  readonly captcha: string;
  /**
   * The number in the captcha image's URL; undefined until comments have loaded, so that no captcha image is requested
   * before then.
   */
  readonly captchaNumber: number | undefined;
  readonly hasAcceptedPrivacyPolicy: boolean;
  /** The latest success message and the image it refers to. */
  readonly notice: { readonly key: string; readonly kind: CommentNotice } | null;
  /** The latest validation errors and the image they refer to. Focus moves to the first invalid field. */
  readonly refusal: { readonly key: string; readonly errors: CommentErrors } | null;
  /** The number of times comments have been reloaded. */
  readonly reloads: number;
}

export const INITIAL_COMMENTS: CommentsState = {
  threads: new Map(),
  captcha: '',
  captchaNumber: undefined,
  hasAcceptedPrivacyPolicy: false,
  notice: null,
  refusal: null,
  reloads: 0,
};

type ThreadEvent = Extract<CommentsEvent, { readonly key: string }>;

function noticeOf(state: CommentsState, event: ThreadEvent): CommentsState['notice'] {
  const { key } = event;
  switch (event.type) {
    case 'sendCompleted':
      return event.outcome.status === 'refused' ? null : { key, kind: event.outcome.status };
    case 'commentDeleted':
      return { key, kind: 'deleted' };
    case 'threadLoaded':
      // A notice about another image is out of date by the time the user returns to that image.
      return state.notice?.key === key ? state.notice : null;
    case 'loadFailed':
    case 'reloadPressed':
      return state.notice;
    default:
      return null;
  }
}

/**
 * Returns the changes that an event makes to the form fields. Every response to a sent comment resets the fields. The
 * first loaded comments enable the captcha.
 */
function fieldsOf(state: CommentsState, event: ThreadEvent): Partial<CommentsState> {
  switch (event.type) {
    case 'sendCompleted':
      return {
        captcha: '',
        captchaNumber: anotherCaptchaNumber(event.random, state.captchaNumber),
        hasAcceptedPrivacyPolicy: false,
      };
    case 'threadLoaded':
      return { captchaNumber: state.captchaNumber ?? anotherCaptchaNumber(event.random, undefined) };
    case 'reloadPressed':
      return { reloads: state.reloads + 1 };
    default:
      return {};
  }
}

function refusalOf(state: CommentsState, event: ThreadEvent): CommentsState['refusal'] {
  if (event.type === 'commentRefused') return { key: event.key, errors: event.errors };
  if (event.type !== 'sendCompleted' || event.outcome.status !== 'refused') return state.refusal;
  return { key: event.key, errors: event.outcome.errors };
}

/** Applies an event to the state of all comments. */
export function commentsReducer(state: CommentsState, event: CommentsEvent): CommentsState {
  switch (event.type) {
    case 'captchaTyped':
      return { ...state, captcha: event.captcha };
    case 'privacyPolicyTicked':
      return { ...state, hasAcceptedPrivacyPolicy: event.isAccepted };
    case 'captchaRefreshed':
      return { ...state, captcha: '', captchaNumber: anotherCaptchaNumber(event.random, state.captchaNumber) };
    default: {
      const thread = commentThreadReducer(state.threads.get(event.key) ?? EMPTY_THREAD, event);
      return {
        ...state,
        ...fieldsOf(state, event),
        threads: new Map(state.threads).set(event.key, thread),
        notice: noticeOf(state, event),
        refusal: refusalOf(state, event),
      };
    }
  }
}

/**
 * Returns a number for the captcha's URL that differs from `current`, because the same URL would not load a new image.
 */
export function anotherCaptchaNumber(random: number, current: number | undefined): number {
  const count = CAPTCHA_REFRESH_MAX - CAPTCHA_REFRESH_MIN + 1;
  const picked = CAPTCHA_REFRESH_MIN + (Math.floor(random * count) % count);
  if (picked !== current) return picked;
  return picked === CAPTCHA_REFRESH_MAX ? CAPTCHA_REFRESH_MIN : picked + 1;
}

/** Returns a key that identifies an image across galleries; '' if there is no image. */
export function imageKey(image: GalleryImage | undefined): string {
  return image ? `${image.galleryId ?? ''}/${image.id}` : '';
}

/** An image's loaded comments and pending requests. */
export interface CommentThreadState {
  /** The comments, newest first; `undefined` until they have loaded. */
  readonly comments: readonly ImageComment[] | undefined;
  readonly rules: CommentRules | undefined;
  readonly loadError: LoggiaError | null;
  readonly errors: CommentErrors;
  /** Pending and failed deletions by comment id. */
  readonly deletions: ReadonlyMap<string, 'running' | LoggiaError>;
  /** Ids of deleted comments, so that a late response does not restore them. */
  readonly deletedIds: ReadonlySet<string>;
  /** The number of the request whose list is shown. Responses to earlier requests do not replace that list. */
  readonly listRequest: number;
}

export const EMPTY_THREAD: CommentThreadState = {
  comments: undefined,
  rules: undefined,
  loadError: null,
  errors: {},
  deletions: new Map(),
  deletedIds: new Set(),
  listRequest: 0,
};

/**
 * An event in an image's comments. `request` is a number that determines which list is the newest. A loaded list is
 * numbered when it is requested. A list returned for a new comment is numbered when it arrives.
 */
export type CommentThreadEvent =
  | { readonly type: 'threadLoaded'; readonly request: number; readonly thread: CommentThread }
  | { readonly type: 'loadFailed'; readonly request: number; readonly error: LoggiaError }
  | { readonly type: 'reloadPressed' }
  | { readonly type: 'fieldEdited'; readonly field: CommentField }
  | { readonly type: 'commentRefused'; readonly errors: CommentErrors }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'sendCompleted'; readonly request: number; readonly outcome: CommentOutcome }
  | { readonly type: 'sendFailed' }
  | { readonly type: 'deletionStarted'; readonly commentId: string }
  | { readonly type: 'commentDeleted'; readonly commentId: string }
  | { readonly type: 'deletionFailed'; readonly commentId: string; readonly error: LoggiaError };

/** An event in the state of all comments, with the data that the form needs. */
export type CommentsEvent =
  | (CommentThreadEvent & {
      /** The image's key. */
      readonly key: string;
      /** A random number from 0 to 1 for the URL of a new captcha image, in case one is needed. */
      readonly random: number;
    })
  | { readonly type: 'captchaTyped'; readonly captcha: string }
  | { readonly type: 'privacyPolicyTicked'; readonly isAccepted: boolean }
  | { readonly type: 'captchaRefreshed'; readonly random: number };

function withList(state: CommentThreadState, request: number, list: readonly ImageComment[]): CommentThreadState {
  const comments = list.filter(({ id }) => !state.deletedIds.has(id));
  return { ...state, comments, loadError: null, listRequest: request };
}

function withDeletion(
  state: CommentThreadState,
  commentId: string,
  deletion: 'running' | LoggiaError | undefined,
): CommentThreadState {
  const deletions = new Map(state.deletions);
  deletions.delete(commentId);
  // Only the last entry is announced, so delete and set the entry again to move it to the end.
  if (deletion) deletions.set(commentId, deletion);
  return { ...state, deletions };
}

function withoutError(state: CommentThreadState, field: CommentField): CommentThreadState {
  if (state.errors[field] === undefined) return state;
  return { ...state, errors: { ...state.errors, [field]: undefined } };
}

function afterResponse(
  state: CommentThreadState,
  { request, outcome }: Extract<CommentThreadEvent, { type: 'sendCompleted' }>,
): CommentThreadState {
  const settled = { ...state, errors: {} };
  if (outcome.status === 'refused') return { ...settled, errors: outcome.errors };
  return outcome.status === 'published' ? withList(settled, request, outcome.comments) : settled;
}

/** Applies an event to an image's comments. */
export function commentThreadReducer(state: CommentThreadState, event: CommentThreadEvent): CommentThreadState {
  switch (event.type) {
    case 'threadLoaded': {
      const known = { ...state, rules: event.thread.rules };
      return event.request > state.listRequest ? withList(known, event.request, event.thread.comments) : known;
    }
    case 'loadFailed':
      return event.request > state.listRequest ? { ...state, loadError: event.error } : state;
    case 'reloadPressed':
      return { ...state, loadError: null };
    case 'fieldEdited':
      return withoutError(state, event.field);
    case 'commentRefused':
      return { ...state, errors: event.errors };
    case 'sendStarted':
      return { ...state, errors: {} };
    case 'sendCompleted':
      return afterResponse(state, event);
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
