import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { RestLabels } from '../rest/labels.ts';
import type { UploadProgress } from '../rest/types.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { MediaUploadLabels } from './labels.ts';

export type MediaUploadStatus = 'waiting' | 'searching' | 'sending' | 'finishing' | 'done' | 'failed' | 'canceled';

/** A file on its way. */
export interface MediaUploadItem<TMedia> {
  readonly id: string;
  readonly file: File;
  readonly status: MediaUploadStatus;
  /** How much has left; null where nobody knows. */
  readonly progress: UploadProgress | null;
  /** How often the server has been asked to go on, where it died over the file. */
  readonly attempt: number;
  /** When it was sent last, in milliseconds since 1970; null before. */
  readonly startedAtMs: number | null;
  /**
   * When an upload of it began that got no answer, in milliseconds since 1970: it may have arrived. Null where none did.
   */
  readonly unansweredSinceMs: number | null;
  /** What became of it; null before. */
  readonly media: TMedia | null;
  /** Why it failed; null in any other state. */
  readonly failure: LoggiaError | null;
}

/** What an upload is given, and tells. */
export interface UploadFileOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** The server died over it and is asked to go on, for this time from 1 on. */
  readonly onFinishing: (attempt: number) => void;
  /** An upload of it began then and got no answer: look for it before sending it again. Undefined at a first try. */
  readonly unansweredSinceMs: number | undefined;
  /** Looking for it has begun or ended. */
  readonly onSearch: (isSearching: boolean) => void;
}

export interface UseMediaUploadOptions<TMedia> {
  /** Sends one file. The newest function is used. */
  readonly upload: (file: File, options: UploadFileOptions) => Promise<TMedia>;
  readonly onUploaded?: ((media: TMedia, file: File) => void) | undefined;
  readonly onFailure?: ((failure: LoggiaError, file: File) => void) | undefined;
  readonly labels?: Partial<MediaUploadLabels> | undefined;
  /** Words for what went wrong. @default REST_LABELS */
  readonly restLabels?: Partial<RestLabels> | undefined;
}

export interface MediaUploadItemProps {
  readonly id: string;
}

export interface UseMediaUploadResult<TMedia> {
  /** In the order in which they were added; one is sent after the other. */
  readonly items: readonly MediaUploadItem<TMedia>[];
  readonly isBusy: boolean;
  /** What is said of all of them together; '' without any. */
  readonly message: string;
  readonly add: (files: Iterable<File>) => void;
  /** Ends one that is on its way or waits. */
  readonly cancel: (id: string) => void;
  /** Sends one that failed or was stopped once more, after those that wait. */
  readonly retry: (id: string) => void;
  /** Takes one off the list; one on its way is ended. */
  readonly remove: (id: string) => void;
  /** How one is getting on, in words. */
  readonly textOf: (item: MediaUploadItem<TMedia>) => string;
  /** For an `<input type="file">`. What is chosen is added, and the input is empty again. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getStatusProps: PropGetter<'p'>;
  readonly getProgressProps: (props: ElementProps<'progress'> & MediaUploadItemProps) => ElementProps<'progress'>;
  /** Hidden unless the file is on its way or waits. */
  readonly getCancelButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  /** Hidden unless there is something to try again. */
  readonly getRetryButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly getRemoveButtonProps: (props: ElementProps<'button'> & MediaUploadItemProps) => ElementProps<'button'>;
  readonly labels: MediaUploadLabels;
}
