import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { RestLabels } from '../../data/rest/labels.ts';
import type { UploadProgress } from '../../data/rest/types.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { MediaUploadLabels } from './labels.ts';

export type MediaUploadStatus = 'waiting' | 'searching' | 'sending' | 'finishing' | 'done' | 'failed' | 'canceled';

/** A file to upload. */
export interface MediaUploadItem<TMedia> {
  readonly id: string;
  readonly file: File;
  readonly status: MediaUploadStatus;
  /** The upload progress, or `null` if it is unknown. */
  readonly progress: UploadProgress | null;
  /** How many times the server has been asked to resume after failing to process the file. */
  readonly attempt: number;
  /** Start time of the latest attempt, in milliseconds since 1970, or `null` if there was none. */
  readonly startedAtMs: number | null;
  /**
   * Start time of the first attempt that received no response but may have uploaded the file, in milliseconds since
   * 1970, or `null` if there was none.
   */
  readonly noResponseSinceMs: number | null;
  /** The uploaded media, or `null` until the upload has succeeded. */
  readonly media: TMedia | null;
  /** The error if the upload failed, otherwise `null`. */
  readonly error: LoggiaError | null;
}

/** Options and callbacks for an upload. */
export interface UploadFileOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Called when the server is asked to resume after failing to process the file. `attempt` starts at 1. */
  readonly onProcessingRetry: (attempt: number) => void;
  /**
   * Start time of an earlier attempt that received no response, in milliseconds since 1970. If it is set, check whether
   * the file already exists before you send it again.
   */
  readonly noResponseSinceMs: number | undefined;
  /** Called when the check for an earlier upload starts and when it ends. */
  readonly onSearch: (isSearching: boolean) => void;
}

export interface UseMediaUploadOptions<TMedia> {
  /** Uploads one file. The function passed in the latest render is the one that is called. */
  readonly upload: (file: File, options: UploadFileOptions) => Promise<TMedia>;
  readonly onUploaded?: ((media: TMedia, file: File) => void) | undefined;
  readonly onError?: ((failure: LoggiaError, file: File) => void) | undefined;
  readonly labels?: Partial<MediaUploadLabels> | undefined;
  /** Error messages. @default REST_LABELS */
  readonly restLabels?: Partial<RestLabels> | undefined;
}

export interface MediaUploadItemProps {
  readonly id: string;
}

export interface UseMediaUploadResult<TMedia> {
  /** The files in upload order. They are uploaded one at a time, and a retried file moves to the end. */
  readonly items: readonly MediaUploadItem<TMedia>[];
  readonly isBusy: boolean;
  /** Overall status message, or an empty string if there are no files. */
  readonly message: string;
  readonly add: (files: Iterable<File>) => void;
  /** Cancels the upload of a file that is being sent or is waiting. */
  readonly cancel: (id: string) => void;
  /** Adds a failed or canceled file to the queue again. */
  readonly retry: (id: string) => void;
  /** Removes a file from the list and cancels its upload. */
  readonly remove: (id: string) => void;
  /** Returns a file's status message. */
  readonly textOf: (item: MediaUploadItem<TMedia>) => string;
  /** Props for an `<input type="file">`. Selected files are added to the list, and the input is reset. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getStatusProps: PropGetter<'p'>;
  readonly getProgressProps: (props: ElementProps<'progress'> & MediaUploadItemProps) => ElementProps<'progress'>;
  /** Props for the cancel button, which is hidden unless the file is being sent or is waiting. */
  readonly getCancelButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  /** Props for the retry button, which is hidden unless the upload failed or was canceled. */
  readonly getRetryButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly getRemoveButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly labels: MediaUploadLabels;
}
