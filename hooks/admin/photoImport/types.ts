import type {
  ImportedPhoto,
  PhotoImporter,
  PhotoImportRequest,
  PhotoImportUpdate,
} from '../../data/backend/PhotoImporter.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { PhotoImportLabels } from './labels.ts';

/** The form's fields. */
export type PhotoImportField = 'user' | 'token' | 'imageCount' | 'wholePost' | 'update';

/** Error messages, keyed by field. */
export type PhotoImportErrors = ReadonlyMap<PhotoImportField, string>;

export type PhotoImportStatus =
  | 'idle'
  /** The form has invalid fields. */
  | 'invalid'
  | 'loading'
  /** The loaded photos are being added to the gallery, one at a time. */
  | 'adding'
  | 'imported'
  /** The response didn't come from the importer. No message is shown. */
  | 'stopped'
  | 'refused'
  /** The response was empty. */
  | 'nothing'
  /** The response contained no usable photos. */
  | 'empty'
  | 'failed';

/** Details of a photo to add to the gallery. */
export interface AddPhotoDetails {
  readonly signal: AbortSignal;
  /** Index in the provider's order, starting at 0. The last photo is added first. */
  readonly index: number;
  readonly count: number;
  readonly update: PhotoImportUpdate;
  /**
   * Whether this is the first photo that the import adds. If `update` is `'replace'`, remove the old photos at this
   * point.
   */
  readonly isFirst: boolean;
}

/** The result of an import. */
export interface PhotoImportSummary {
  readonly addedCount: number;
  /** Number of unusable items. */
  readonly skippedCount: number;
}

export interface UsePhotoImportOptions {
  /** The importer that loads the photos. Create it once. */
  readonly importer: PhotoImporter;
  /**
   * Adds a photo at the start of the gallery. This function is called for one photo at a time, from last to first, so
   * that the gallery ends up in the provider's order. If it throws, the import stops. A retry continues with the same
   * photo.
   */
  readonly addPhoto: (photo: ImportedPhoto, details: AddPhotoDetails) => void | Promise<void>;
  readonly onFinish?: ((summary: PhotoImportSummary) => void) | undefined;
  /** Maximum number of photos that can be requested. @default IMPORT_MAX_PHOTOS */
  readonly maxCount?: number | undefined;
  readonly labels?: Partial<PhotoImportLabels> | undefined;
}

export interface PhotoImportFieldProps {
  readonly field: PhotoImportField;
}

export interface UsePhotoImportResult {
  readonly status: PhotoImportStatus;
  /** Status message, or an empty string if there is none. */
  readonly message: string;
  readonly errors: PhotoImportErrors;
  readonly isBusy: boolean;
  /** Number of photos added to the gallery so far and in total, or `null` until the photos have loaded. */
  readonly progress: { readonly addedCount: number; readonly totalCount: number } | null;
  /** The error if the import failed, otherwise `null`. */
  readonly error: LoggiaError | null;
  /** Starts an import with the given values instead of the form's values. Ignored while an import is running. */
  readonly start: (request: PhotoImportRequest) => void;
  readonly cancel: () => void;
  /** Continues with the photos that have already been loaded. If there are none, submits the form again. */
  readonly retry: () => void;
  readonly getFormProps: PropGetter<'form'>;
  readonly getUserInputProps: PropGetter<'input'>;
  /**
   * Props for the token input. The token is kept only in this input. The input is cleared once the photos have loaded.
   */
  readonly getTokenInputProps: PropGetter<'input'>;
  readonly getImageCountInputProps: PropGetter<'input'>;
  readonly getWholePostInputProps: PropGetter<'input'>;
  /** Props for a select with the options `none`, `add` and `replace`. */
  readonly getUpdateSelectProps: PropGetter<'select'>;
  readonly getLabelProps: (props: ElementProps<'label'> & PhotoImportFieldProps) => ElementProps<'label'>;
  /** Props for a field's error message. */
  readonly getErrorProps: (props: ElementProps<'p'> & PhotoImportFieldProps) => ElementProps<'p'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  /** Props for the cancel button, which is hidden unless an import is running. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  /** Props for the retry button, which is hidden unless an import can be retried. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Props for a progress bar, which is hidden unless photos are being added. */
  readonly getProgressProps: PropGetter<'progress'>;
  readonly getStatusProps: PropGetter<'p'>;
  readonly labels: PhotoImportLabels;
}
