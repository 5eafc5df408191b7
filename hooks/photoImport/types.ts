import type { ImportedPhoto, PhotoImporter, PhotoImportRequest, PhotoImportUpdate } from '../backend/PhotoImporter.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { PhotoImportLabels } from './labels.ts';

/** The fields of the form. */
export type PhotoImportField = 'user' | 'token' | 'imageCount' | 'wholePost' | 'update';

/** The problems, by field. */
export type PhotoImportErrors = ReadonlyMap<PhotoImportField, string>;

export type PhotoImportStatus =
  | 'idle'
  /** Something in the form is wrong. */
  | 'invalid'
  | 'loading'
  /** Photos have come and go into the gallery, one after the other. */
  | 'adding'
  | 'imported'
  /** The answer was none of the importer: there is no message. */
  | 'stopped'
  | 'refused'
  /** Nothing came. */
  | 'nothing'
  /** No photo came that could be used. */
  | 'empty'
  | 'failed';

/** The details of a photo that is to be added to the gallery. */
export interface AddPhotoDetails {
  readonly signal: AbortSignal;
  /** Place in the provider's order, from 0. The last one is added first. */
  readonly index: number;
  readonly count: number;
  readonly update: PhotoImportUpdate;
  /** Whether this is the first photo of the import: remove the photos to be replaced now. */
  readonly isFirst: boolean;
}

/** The result of an import. */
export interface PhotoImportSummary {
  readonly addedCount: number;
  /** Items that could not be used. */
  readonly skippedCount: number;
}

export interface UsePhotoImportOptions {
  /** Create it once. */
  readonly importer: PhotoImporter;
  /**
   * Puts a photo at the front of the gallery. Called for one photo after the other, from the last to the first, so that the gallery
   * has the provider's order. What it throws stops the import; a retry goes on with the same photo.
   */
  readonly addPhoto: (photo: ImportedPhoto, details: AddPhotoDetails) => void | Promise<void>;
  readonly onFinish?: ((summary: PhotoImportSummary) => void) | undefined;
  /** The most photos that can be requested. @default IMPORT_MAX_PHOTOS */
  readonly maxCount?: number | undefined;
  readonly labels?: Partial<PhotoImportLabels> | undefined;
}

export interface PhotoImportFieldProps {
  readonly field: PhotoImportField;
}

export interface UsePhotoImportResult {
  readonly status: PhotoImportStatus;
  /** The status in words; '' for none. */
  readonly message: string;
  readonly errors: PhotoImportErrors;
  readonly isBusy: boolean;
  /** The number of photos added to the gallery so far; null before any have come. */
  readonly progress: { readonly addedCount: number; readonly totalCount: number } | null;
  /** The error; null in any other state. */
  readonly error: LoggiaError | null;
  /** Starts with these values, as the form does with its own. Does nothing while an import is under way. */
  readonly start: (request: PhotoImportRequest) => void;
  readonly cancel: () => void;
  /** Goes on with the photos that have come, else reads the form once more. */
  readonly retry: () => void;
  readonly getFormProps: PropGetter<'form'>;
  readonly getUserInputProps: PropGetter<'input'>;
  /** The token is only in this input, which is cleared once the photos have come. */
  readonly getTokenInputProps: PropGetter<'input'>;
  readonly getImageCountInputProps: PropGetter<'input'>;
  readonly getWholePostInputProps: PropGetter<'input'>;
  /** Its options are `none`, `add` and `replace`. */
  readonly getUpdateSelectProps: PropGetter<'select'>;
  readonly getLabelProps: (props: ElementProps<'label'> & PhotoImportFieldProps) => ElementProps<'label'>;
  /** For the line below a field that says what is wrong with it. */
  readonly getErrorProps: (props: ElementProps<'p'> & PhotoImportFieldProps) => ElementProps<'p'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  /** Hidden unless an import is under way. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  /** Hidden unless there is something to try again. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Hidden unless photos are being added. */
  readonly getProgressProps: PropGetter<'progress'>;
  readonly getStatusProps: PropGetter<'p'>;
  readonly labels: PhotoImportLabels;
}
