import type { ResponseErrorLabels } from '../errors/responseErrors.ts';

/** Every text of the comments. The texts of failed answers are about the list. */
export interface CommentLabels extends ResponseErrorLabels {
  /** Name of the list, and heading of the comments. */
  readonly title: string;
  readonly loading: string;
  /** Heads the message that there are none. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** Heads the message that they could not be loaded. */
  readonly loadFailedTitle: string;
  /** Heads the same where there was no network. */
  readonly offlineTitle: string;
  readonly loadFailed: string;
  readonly reload: string;
  /** Name of the form. */
  readonly formTitle: string;
  /** Names of the fields; messages begin with them. */
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly captcha: string;
  readonly privacyPolicy: string;
  /** Beside the box that has to be ticked. */
  readonly acceptPrivacyPolicy: string;
  /** The link to the policy. */
  readonly readPrivacyPolicy: string;
  /** `{field}` is the name of the field. */
  readonly required: string;
  readonly invalidEmail: string;
  /** Alternative text of the captcha picture. */
  readonly captchaImage: string;
  /** In place of a picture that could not be loaded, beside the button that shows another one. */
  readonly captchaFailed: string;
  readonly refreshCaptcha: string;
  readonly submit: string;
  readonly sending: string;
  /** Shown when the answer takes long. */
  readonly waiting: string;
  readonly published: string;
  readonly awaitingModeration: string;
  readonly sendFailed: string;
  /** Shown when the server was reached and gave no proper answer: the comment may have arrived. */
  readonly sendNoResponse: string;
  /** Shown when the server belongs to another site and a captcha is required: the browser keeps no session with it. */
  readonly captchaOfOtherSite: string;
  readonly retry: string;
  /** `{author}` wrote the comment. */
  readonly remove: string;
  readonly removed: string;
  /** Shown when a deletion takes long. */
  readonly removeWaiting: string;
  readonly removeFailed: string;
  /** Shown when the server was reached and gave no proper answer: the comment may be deleted. */
  readonly removeNoResponse: string;
  /** Name of the button that tries to delete once more; `{author}` wrote the comment. */
  readonly retryRemove: string;
  /** Shown when comments stay in this browser. */
  readonly onlyYou: string;
  /** Shown when a moderator has to approve the comment first. */
  readonly isModerated: string;
}

/** English. */
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
  captchaImage: 'Picture of the characters to type',
  captchaFailed: 'The picture could not be loaded.',
  refreshCaptcha: 'Show another picture',
  submit: 'Submit',
  sending: 'Sending…',
  waiting: 'Your comment is still being sent. Please wait.',
  published: 'Your comment was added.',
  awaitingModeration: 'Your comment is waiting for moderation.',
  sendFailed: 'Your comment could not be sent. It is still here.',
  sendNoResponse:
    'The server did not confirm your comment, so it may have arrived already. If you send it again, it may appear twice. It is still here.',
  captchaOfOtherSite:
    'The verification code cannot be checked from this site, so your comment could not be sent. It is still here.',
  retry: 'Try again',
  remove: 'Delete the comment by {author}',
  removed: 'The comment was deleted.',
  removeWaiting: 'The comment is still being deleted. Please wait.',
  removeFailed: 'The comment could not be deleted.',
  removeNoResponse: 'The server did not confirm this, so the comment may already be deleted.',
  retryRemove: 'Try again to delete the comment by {author}',
  onlyYou: 'Only you see what you write here: it stays in this browser.',
  isModerated: 'Comments appear once a moderator has approved them.',
};
