export { usePhotoImport } from './usePhotoImport.ts';
export { IMPORT_MAX_PHOTOS, IMPORT_MIN_PHOTOS } from './constants.ts';
export { PHOTO_IMPORT_LABELS } from './labels.ts';
export type { PhotoImportLabels } from './labels.ts';
export type {
  AddPhotoDetails,
  PhotoImportField,
  PhotoImportFieldProps,
  PhotoImportErrors,
  PhotoImportStatus,
  PhotoImportSummary,
  UsePhotoImportOptions,
  UsePhotoImportResult,
} from './types.ts';
