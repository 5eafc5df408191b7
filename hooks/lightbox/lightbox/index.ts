export { useLightbox } from './useLightbox.ts';
export { LightboxProvider, useLightboxClaim, useLightboxContext } from './LightboxProvider.tsx';
export type { LightboxProviderProps } from './LightboxProvider.tsx';
export { useControlsReady } from './useControlsReady.ts';
export { useSettledImageId } from './useLightboxSlides.ts';
export { LIGHTBOX_LABELS, lightboxErrorText } from './labels.ts';
export {
  LIGHTBOX_EFFECT,
  LIGHTBOX_EFFECT_DURATION_MS,
  LIGHTBOX_FULL_WINDOW_Z_INDEX,
  LIGHTBOX_GUARD_MS,
  LIGHTBOX_NEIGHBOURS,
  LIGHTBOX_PLACEHOLDER_DELAY_MS,
  LIGHTBOX_REMOVAL_DELAY_MS,
  LIGHTBOX_SHORTCUTS,
  LIGHTBOX_Z_INDEX,
} from './constants.ts';
export { LIGHTBOX_INTERVAL_MS } from '../../slides/slideshow/constants.ts';
export { LIGHTBOX_REPLAY_DURATION_MS } from '../../slides/transition/constants.ts';
export type { LightboxLabels } from './labels.ts';
export type {
  LightboxAction,
  LightboxClaims,
  LightboxClaimValues,
  LightboxHandle,
  LightboxIndexReason,
  LightboxOpenReason,
  LightboxShortcuts,
  LightboxSlide,
  LightboxStatus,
  LightboxTransition,
  NavigationPolicy,
  OpenLightboxOptions,
  SlideImageStatus,
  UseLightboxOptions,
  UseLightboxResult,
} from './types.ts';
export type { FocusReturn } from '../../core/dialog/useDialogFocus.ts';
