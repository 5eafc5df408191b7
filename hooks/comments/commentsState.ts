import type { CommentErrors } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { commentThreadReducer, EMPTY_THREAD } from './commentThread.ts';
import type { CommentsEvent, CommentThreadState } from './commentThread.ts';
import { CAPTCHA_REFRESH_MAX, CAPTCHA_REFRESH_MIN } from './constants.ts';
import type { CommentNotice } from './types.ts';

/** The comments of every image that was looked at, and the fields of the form that are never kept. */
export interface CommentsState {
  /** By image. */
  readonly threads: ReadonlyMap<string, CommentThreadState>;
  readonly captcha: string;
  /** Undefined until comments came: no picture is asked for before. */
  readonly captchaNumber: number | undefined;
  readonly hasAcceptedPrivacyPolicy: boolean;
  /** The last good news, and of which image. */
  readonly notice: { readonly key: string; readonly kind: CommentNotice } | null;
  /** The last bad news about what was written, and of which image: focus goes to its first field. */
  readonly refusal: { readonly key: string; readonly errors: CommentErrors } | null;
  /** The number of times that comments were requested again. */
  readonly reloads: number;
}

/** Nothing has come and nothing is typed. */
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
    case 'sendAnswered':
      return event.outcome.status === 'refused' ? null : { key, kind: event.outcome.status };
    case 'commentDeleted':
      return { key, kind: 'deleted' };
    case 'threadLoaded':
      // News of an image that was left are no news when the visitor comes back.
      return state.notice?.key === key ? state.notice : null;
    case 'loadFailed':
    case 'reloadPressed':
      return state.notice;
    default:
      return null;
  }
}

/** The fields that every answer empties, and the captcha that comes with the first comments. */
function fieldsOf(state: CommentsState, event: ThreadEvent): Partial<CommentsState> {
  switch (event.type) {
    case 'sendAnswered':
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
  if (event.type !== 'sendAnswered' || event.outcome.status !== 'refused') return state.refusal;
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

/** A number for the captcha's address that is not `current`: an address that stays the same loads no other picture. */
export function anotherCaptchaNumber(random: number, current: number | undefined): number {
  const count = CAPTCHA_REFRESH_MAX - CAPTCHA_REFRESH_MIN + 1;
  const drawn = CAPTCHA_REFRESH_MIN + (Math.floor(random * count) % count);
  if (drawn !== current) return drawn;
  return drawn === CAPTCHA_REFRESH_MAX ? CAPTCHA_REFRESH_MIN : drawn + 1;
}

/** Returns the key that tells one image's comments from another's; '' for no image. */
export function imageKey(image: GalleryImage | undefined): string {
  return image ? `${image.galleryId ?? ''}/${image.id}` : '';
}
