import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { RestLabels } from '../rest/labels.ts';
import type { UploadProgress } from '../rest/types.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { MediaUploadLabels } from './labels.ts';

export type MediaUploadStatus = 'waiting' | 'searching' | 'sending' | 'finishing' | 'done' | 'failed' | 'canceled';

/** A file to upload. */
export interface MediaUploadItem<TMedia> {
  readonly id: string;
  readonly file: File;
  readonly status: MediaUploadStatus;
  /** The progress of the upload; null where it is unknown. */
  readonly progress: UploadProgress | null;
  /** The number of times that the server was asked to go on after it failed while processing the file. */
  readonly attempt: number;
  /** The time of the last upload, in milliseconds since 1970; null before. */
  readonly startedAtMs: number | null;
  /** The start of the first upload without an answer, in milliseconds since 1970: the file may have arrived. Null for none. */
  readonly noResponseSinceMs: number | null;
  /** The uploaded media; null before. */
  readonly media: TMedia | null;
  /** The error; null in any other state. */
  readonly error: LoggiaError | null;
}

/** The options and callbacks of an upload. */
export interface UploadFileOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Called when the server failed while processing the file and is asked to go on, with the attempt's number from 1. */
  readonly onProcessingRetry: (attempt: number) => void;
  /** The start of an earlier upload without an answer: look for the file before sending it again. Undefined at a first try. */
  readonly noResponseSinceMs: number | undefined;
  /** Called when the search for an earlier upload begins or ends. */
  readonly onSearch: (isSearching: boolean) => void;
}

export interface UseMediaUploadOptions<TMedia> {
  /** Uploads one file. The latest function is used. */
  readonly upload: (file: File, options: UploadFileOptions) => Promise<TMedia>;
  readonly onUploaded?: ((media: TMedia, file: File) => void) | undefined;
  readonly onError?: ((failure: LoggiaError, file: File) => void) | undefined;
  readonly labels?: Partial<MediaUploadLabels> | undefined;
  /** The texts of errors. @default REST_LABELS */
  readonly restLabels?: Partial<RestLabels> | undefined;
}

export interface MediaUploadItemProps {
  readonly id: string;
}

export interface UseMediaUploadResult<TMedia> {
  /** The files, in the order in which they were added. They are sent one after the other. */
  readonly items: readonly MediaUploadItem<TMedia>[];
  readonly isBusy: boolean;
  /** The status of all files, in words; '' without any. */
  readonly message: string;
  readonly add: (files: Iterable<File>) => void;
  /** Cancels a file that is being sent or waits. */
  readonly cancel: (id: string) => void;
  /** Sends a failed or canceled file again, after those that wait. */
  readonly retry: (id: string) => void;
  /** Removes a file from the list, and cancels its upload. */
  readonly remove: (id: string) => void;
  /** Returns the status of a file, in words. */
  readonly textOf: (item: MediaUploadItem<TMedia>) => string;
  /** For an `<input type="file">`. What is chosen is added, and the input is empty again. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getStatusProps: PropGetter<'p'>;
  readonly getProgressProps: (props: ElementProps<'progress'> & MediaUploadItemProps) => ElementProps<'progress'>;
  /** For the cancel button, hidden unless the file is being sent or waits. */
  readonly getCancelButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  /** Hidden unless there is something to try again. */
  readonly getRetryButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly getRemoveButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly labels: MediaUploadLabels;
}
