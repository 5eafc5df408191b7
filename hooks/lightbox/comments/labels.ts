import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/**
 * Labels and messages for comments. Placeholders such as `{field}` are replaced with the actual values. The inherited
 * error messages are about loading the list.
 */
export interface CommentLabels extends ResponseErrorLabels {
  /** The list's accessible name and the heading of the comments. */
  readonly title: string;
  readonly loading: string;
  /** The title of the "no comments" message. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** The title of the loading error. */
  readonly loadFailedTitle: string;
  /** The title of the loading error if the device is offline. */
  readonly offlineTitle: string;
  readonly loadFailed: string;
  readonly reload: string;
  /** The accessible name of the form. */
  readonly formTitle: string;
  /** The labels of the fields, which are also used in error messages. */
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly captcha: string;
  readonly privacyPolicy: string;
  /** Label of the required checkbox. */
  readonly acceptPrivacyPolicy: string;
  /** Text of the link to the privacy policy. */
  readonly readPrivacyPolicy: string;
  /** Shown for an empty required field. Placeholder: `{field}`, the field's name. */
  readonly required: string;
  readonly invalidEmail: string;
  /** The alternative text of the captcha image. */
  readonly captchaImage: string;
  /** Shown next to the refresh button, in place of a captcha image that failed to load. */
  readonly captchaFailed: string;
  readonly refreshCaptcha: string;
  readonly submit: string;
  readonly sending: string;
  /** Shown if it takes a long time to send a comment. */
  readonly waiting: string;
  readonly published: string;
  readonly awaitingModeration: string;
  readonly sendFailed: string;
  /** Shown if the server was reached but did not return a valid response. The comment may have been received. */
  readonly sendNoResponse: string;
  /**
   * Shown if a captcha is required but the server is on another origin. In this case, the browser cannot keep a session
   * with the server.
   */
  readonly captchaCrossOrigin: string;
  readonly retry: string;
  /** The accessible name of the button that deletes a comment. Placeholder: `{author}`, the comment's author. */
  readonly remove: string;
  readonly removed: string;
  /** Shown if it takes a long time to delete a comment. */
  readonly removeWaiting: string;
  readonly removeFailed: string;
  /** Shown if the server was reached but did not return a valid response. The comment may have been deleted. */
  readonly removeNoResponse: string;
  /** The accessible name of the button that retries a deletion. Placeholder: `{author}`, the comment's author. */
  readonly retryRemove: string;
  /** Shown if comments are stored only in this browser. */
  readonly onlyYou: string;
  /** Shown if comments must be approved by a moderator. */
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
  sendFailed: 'Your comment could not be sent. Your text is still in the form.',
  sendNoResponse:
    'The server did not confirm your comment, so it may have arrived already. If you send it again, it may appear twice. Your text is still in the form.',
  captchaCrossOrigin:
    'The verification code cannot be checked from this site, so your comment could not be sent. Your text is still in the form.',
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
