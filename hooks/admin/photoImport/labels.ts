import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/** Labels and messages for the photo import. Placeholders in `{…}` are replaced with the actual values. */
export interface PhotoImportLabels extends ResponseErrorLabels {
  readonly form: string;
  readonly user: string;
  readonly token: string;
  readonly imageCount: string;
  readonly wholePost: string;
  readonly update: string;
  readonly updateNone: string;
  readonly updateAdd: string;
  readonly updateReplace: string;
  readonly submit: string;
  readonly cancel: string;
  readonly retry: string;
  readonly userMissing: string;
  readonly tokenMissing: string;
  /** Placeholders: `{minimum}` and `{maximum}`. */
  readonly countWrong: string;
  readonly loading: string;
  /** Placeholders: `{added}` and `{total}`. */
  readonly adding: string;
  /** Placeholder: `{added}`. */
  readonly imported: string;
  /** Shown instead of `imported` if some items were unusable. Placeholders: `{added}` and `{skipped}`. */
  readonly importedSome: string;
  /** Shown if the response is empty. */
  readonly nothing: string;
  /** Shown if the response starts with an error message. Placeholder: `{message}`. */
  readonly refused: string;
  /** Shown if the response contains no usable photos. */
  readonly empty: string;
  readonly notAllowed: string;
  readonly failed: string;
  /** Shown if a photo could not be added to the gallery. Placeholders: `{added}` and `{total}`. */
  readonly addFailed: string;
}

/** The default labels, in English. */
export const PHOTO_IMPORT_LABELS: PhotoImportLabels = {
  form: 'Import photos',
  user: 'Account',
  token: 'Access token',
  imageCount: 'Number of photos',
  wholePost: 'Import whole posts, not only their images',
  update: 'When this account is imported again',
  updateNone: 'Leave the gallery as it is',
  updateAdd: 'Add new photos',
  updateReplace: 'Replace all photos',
  submit: 'Import',
  cancel: 'Stop',
  retry: 'Try again',
  userMissing: 'Please enter an account.',
  tokenMissing: 'Please enter an access token.',
  countWrong: 'Please enter a whole number from {minimum} to {maximum}.',
  loading: 'Loading the photos…',
  adding: 'Adding photos: {added} of {total}.',
  imported: 'Photos added: {added}.',
  importedSome: 'Photos added: {added}. Skipped: {skipped}.',
  nothing: 'Error: cannot get response from the server.',
  refused: 'Error: {message}',
  empty: 'There is some error. Cannot add Instagram gallery.',
  offline: 'You are probably offline.',
  notAllowed: 'You are not allowed to import photos. Log in again, and try once more.',
  brokenResponse: 'The connection was lost before all of the photos arrived. Please try again.',
  invalidResponse: 'The photos could not be loaded because of a problem on the server. Please try again.',
  failed: 'The photos could not be loaded. Please try again.',
  addFailed: 'Only {added} of {total} photos could be added. The others are still here.',
};
