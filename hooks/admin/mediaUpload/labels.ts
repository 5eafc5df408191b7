/** Labels and messages for uploads. Placeholders in `{…}` are replaced with the actual values. */
export interface MediaUploadLabels {
  /** Accessible name of the file input. */
  readonly choose: string;
  readonly waiting: string;
  /** Shown while the file is being sent. Placeholder: `{percent}`. */
  readonly sending: string;
  /** Shown once the file has been sent and the server is processing it. */
  readonly processing: string;
  /** Shown if the server takes a long time to process the file. */
  readonly slow: string;
  /** Shown while checking whether an earlier attempt has already uploaded the file. */
  readonly searching: string;
  /** Shown if the server did not respond. */
  readonly noResponse: string;
  /** Shown if the selected file has been deleted or changed. */
  readonly gone: string;
  /** Shown while the server is asked to resume after failing to process the file. Placeholder: `{attempt}`. */
  readonly finishing: string;
  readonly done: string;
  readonly canceled: string;
  /** Accessible name of a progress bar. Placeholder: `{name}`. */
  readonly progress: string;
  /** Placeholder: `{name}`. */
  readonly cancel: string;
  /** Placeholder: `{name}`. */
  readonly retry: string;
  /** Placeholder: `{name}`. */
  readonly remove: string;
  /** Overall progress. Placeholders: `{done}` and `{total}`. */
  readonly summary: string;
  /** Overall progress if some files have failed. Placeholders: `{done}`, `{total}` and `{failed}`. */
  readonly summaryFailed: string;
}

/** The default labels, in English. */
export const MEDIA_UPLOAD_LABELS: MediaUploadLabels = {
  choose: 'Choose files',
  waiting: 'Waiting',
  sending: '{percent}%',
  processing: 'Processing…',
  slow: 'Still processing. This may take a few minutes…',
  searching: 'Checking whether the file was uploaded…',
  noResponse:
    'The server did not respond. The file may already have been uploaded. If you try again, we first check whether it has arrived.',
  gone: 'The file can no longer be read. Remove it and choose it again.',
  finishing: 'Processing, attempt {attempt}…',
  done: 'Uploaded',
  canceled: 'Stopped',
  progress: 'Upload of {name}',
  cancel: 'Stop {name}',
  retry: 'Try again: {name}',
  remove: 'Remove {name}',
  summary: 'Uploaded: {done} of {total}.',
  summaryFailed: 'Uploaded: {done} of {total}. Failed: {failed}.',
};
