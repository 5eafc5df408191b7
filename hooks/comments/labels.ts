import type { ResponseErrorLabels } from '../errors/responseErrors.ts';

/** All labels of the comments. Inherited labels describe errors when loading the list. */
export interface CommentLabels extends ResponseErrorLabels {
  /** The name of the list and heading of the comments. */
  readonly title: string;
  readonly loading: string;
  /** The heading of the "no comments" message. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** The heading of the loading error. */
  readonly loadFailedTitle: string;
  /** The heading of the loading error when offline. */
  readonly offlineTitle: string;
  readonly loadFailed: string;
  readonly reload: string;
  /** The accessible name of the form. */
  readonly formTitle: string;
  /** The field names, also used in error messages. */
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly captcha: string;
  readonly privacyPolicy: string;
  /** The label of the required checkbox. */
  readonly acceptPrivacyPolicy: string;
  /** The link to the privacy policy. */
  readonly readPrivacyPolicy: string;
  /** `{field}` is the field name. */
  readonly required: string;
  readonly invalidEmail: string;
  /** The alternative text of the captcha image. */
  readonly captchaImage: string;
  /** Shown instead of a captcha image that failed to load, next to the refresh button. */
  readonly captchaFailed: string;
  readonly refreshCaptcha: string;
  readonly submit: string;
  readonly sending: string;
  /** Shown when sending takes long. */
  readonly waiting: string;
  readonly published: string;
  readonly awaitingModeration: string;
  readonly sendFailed: string;
  /** Shown when the server was reached but did not return a valid response: the comment may have arrived. */
  readonly sendNoResponse: string;
  /** Shown when a captcha is required but the server is on another origin, so the browser keeps no session with it. */
  readonly captchaCrossOrigin: string;
  readonly retry: string;
  /** The delete button; `{author}` is the comment's author. */
  readonly remove: string;
  readonly removed: string;
  /** Shown when deleting takes long. */
  readonly removeWaiting: string;
  readonly removeFailed: string;
  /** Shown when the server was reached but did not return a valid response: the comment may be deleted. */
  readonly removeNoResponse: string;
  /** The accessible name of the button that retries a deletion; `{author}` is the comment's author. */
  readonly retryRemove: string;
  /** Shown when comments are stored in this browser only. */
  readonly onlyYou: string;
  /** Shown when a moderator must approve comments. */
  readonly isModerated: string;
}

/** The English labels. */
export const COMMENT_LABELS: CommentLabels = {
  title: 'Comments',
  loading: 'Loading comments…',
  emptyTitle: 'No comments yet',
  empty: 'Be the first to write one.',
  loadFailedTitle: 'Something went wrong',
  offlineTitle: 'No connection',
  loadFailed: 'The comments could not be loaded.',
  offline: 'You are probably offline. The comments could not be loaded.',
  brokenResponse: 'The connection was lost before all of the comments arrived.',
  invalidResponse: 'The comments could not be loaded because of a problem on the server.',
  reload: 'Load again',
  formTitle: 'Add a comment',
  name: 'Name',
  email: 'Email',
  text: 'Comment',
  captcha: 'Verification code',
  privacyPolicy: 'Privacy policy',
  acceptPrivacyPolicy: 'I have read and accept the privacy policy.',
  readPrivacyPolicy: 'Read the privacy policy',
  required: '{field} field is required.',
  invalidEmail: 'This is not a valid email address.',
  captchaImage: 'Image of the characters to type',
  captchaFailed: 'The image could not be loaded.',
  refreshCaptcha: 'Show another image',
  submit: 'Submit',
  sending: 'Sending…',
  waiting: 'Your comment is still being sent. Please wait.',
  published: 'Your comment was added.',
  awaitingModeration: 'Your comment is waiting for moderation.',
  sendFailed: 'Your comment could not be sent. It is still here.',
  sendNoResponse:
    'The server did not confirm your comment, so it may have arrived already. If you send it again, it may appear twice. It is still here.',
  captchaCrossOrigin:
    'The verification code cannot be checked from this site, so your comment could not be sent. It is still here.',
  retry: 'Try again',
  remove: 'Delete the comment by {author}',
  removed: 'The comment was deleted.',
  removeWaiting: 'The comment is still being deleted. Please wait.',
  removeFailed: 'The comment could not be deleted.',
  removeNoResponse: 'The server did not confirm this, so the comment may already be deleted.',
  retryRemove: 'Try again to delete the comment by {author}',
  onlyYou: 'Only you can see your comments. They are stored in this browser.',
  isModerated: 'Comments appear once a moderator has approved them.',
};
