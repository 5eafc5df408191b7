export { imageLinkProps } from './imageLinkProps.ts';
export type { ImageLinkOptions, ThumbnailClickAction } from './imageLinkProps.ts';
export { useIntendedOpening } from './useIntendedOpening.ts';
export { useLightboxIntent } from './useLightboxIntent.ts';
export { IDLE_FALLBACK_MS } from './constants.ts';
export type {
  LightboxOpening,
  LightboxTriggerRequest,
  UseLightboxIntentOptions,
  UseLightboxIntentResult,
} from './types.ts';
