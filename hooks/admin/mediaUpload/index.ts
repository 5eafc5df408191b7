export { useMediaUpload } from './useMediaUpload.ts';
export { MEDIA_UPLOAD_LABELS } from './labels.ts';
export type { MediaUploadLabels } from './labels.ts';
export type {
  MediaUploadItem,
  MediaUploadItemProps,
  MediaUploadStatus,
  UploadFileOptions,
  UseMediaUploadOptions,
  UseMediaUploadResult,
} from './types.ts';
