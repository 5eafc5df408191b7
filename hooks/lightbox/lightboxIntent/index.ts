export { imageLinkProps } from './imageLinkProps.ts';
export type { ImageLinkOptions, ThumbnailClickAction } from './imageLinkProps.ts';
export { useLinkFallback } from './usePendingOpenRequest.ts';
export { usePendingOpenRequest } from './usePendingOpenRequest.ts';
export { useLightboxIntent } from './useLightboxIntent.ts';
export { useLoadingDialog } from './useLoadingDialog.ts';
export { useGalleryLightbox } from './useGalleryLightbox.ts';
export type { UseGalleryLightboxOptions, UseGalleryLightboxResult } from './useGalleryLightbox.ts';
export { useShownIndex, useShownIndexStore } from './useGalleryLightbox.ts';
export type { ShownIndexStore, UseShownIndexOptions } from './useGalleryLightbox.ts';
export { LOADING_DIALOG_DELAY_MS } from './constants.ts';
export { LOADING_DIALOG_LABELS } from './labels.ts';
export type { LoadingDialogLabels } from './labels.ts';
export type {
  LightboxOpenRequest,
  LightboxTriggerRequest,
  UseLightboxIntentOptions,
  UseLightboxIntentResult,
  UseLoadingDialogOptions,
  UseLoadingDialogResult,
} from './types.ts';
