export { Lightbox } from './Lightbox.tsx';
export type {
  LightboxArrowPart,
  LightboxBarControls,
  LightboxBarPart,
  LightboxCaptionPart,
  LightboxControlPart,
  LightboxFilmstripPart,
  LightboxHitCounterPart,
  LightboxLoadMorePart,
  LightboxPart,
  LightboxRatingPart,
  LightboxSidebarPart,
  LightboxSlidePart,
  LightboxSlots,
  LightboxThumbnailPart,
  LightboxTools,
  LightboxWatermarkPart,
} from './LightboxSlots.ts';
export type { Slot } from '../slots.ts';
export type { LightboxProps } from './LightboxProps.ts';
export type { LightboxEmbedOptions } from './LightboxProps.ts';
export type { LightboxShape } from './resolveLightboxShape.ts';
export type { FilmstripPosition } from './resolveLightboxShape.ts';
