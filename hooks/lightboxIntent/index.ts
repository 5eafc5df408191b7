export { imageLinkProps } from './imageLinkProps.ts';
export type { ImageLinkOptions, ThumbnailClickAction } from './imageLinkProps.ts';
export { useLinkFallback } from './usePendingOpening.ts';
export { usePendingOpening } from './usePendingOpening.ts';
export { useLightboxIntent } from './useLightboxIntent.ts';
export { useOpeningWait } from './useOpeningWait.ts';
export { useGalleryLightbox } from './useGalleryLightbox.ts';
export type { UseGalleryLightboxOptions, UseGalleryLightboxResult } from './useGalleryLightbox.ts';
export { useShownIndex, useShownIndexStore } from './useGalleryLightbox.ts';
export type { ShownIndexStore, UseShownIndexOptions } from './useGalleryLightbox.ts';
export { OPENING_WAIT_DELAY_MS } from './constants.ts';
export { OPENING_WAIT_LABELS } from './labels.ts';
export type { OpeningWaitLabels } from './labels.ts';
export type {
  LightboxOpening,
  LightboxTriggerRequest,
  UseLightboxIntentOptions,
  UseLightboxIntentResult,
  UseOpeningWaitOptions,
  UseOpeningWaitResult,
} from './types.ts';
