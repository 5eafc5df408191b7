/** Every text of the uploads. `{…}` are filled in. */
export interface MediaUploadLabels {
  /** Name of the input. */
  readonly choose: string;
  readonly waiting: string;
  /** `{percent}` */
  readonly sending: string;
  /** Everything is sent; the server is processing it. */
  readonly processing: string;
  /** The server has been processing for long. */
  readonly slow: string;
  /** The file may be there from an earlier try and is searched for. */
  readonly searching: string;
  /** No answer came. */
  readonly noResponse: string;
  /** The chosen file was deleted or changed. */
  readonly gone: string;
  /** The server failed while processing the file and is asked to go on; `{attempt}`. */
  readonly finishing: string;
  readonly done: string;
  readonly canceled: string;
  /** Name of a progress bar; `{name}`. */
  readonly progress: string;
  /** `{name}` */
  readonly cancel: string;
  /** `{name}` */
  readonly retry: string;
  /** `{name}` */
  readonly remove: string;
  /** The progress of all files together; `{done}` and `{total}`. */
  readonly summary: string;
  /** The same where some have failed; `{done}`, `{total}` and `{failed}`. */
  readonly summaryFailed: string;
}

/** English. */
export const MEDIA_UPLOAD_LABELS: MediaUploadLabels = {
  choose: 'Choose files',
  waiting: 'Waiting',
  sending: '{percent} %',
  processing: 'Processing…',
  slow: 'Still processing. This may take a few minutes…',
  searching: 'Checking whether it has arrived…',
  noResponse: 'The server did not answer. The file may have arrived already: trying again checks for it first.',
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
