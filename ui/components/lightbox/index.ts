export { Lightbox } from '../../layouts/Lightbox.tsx';
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
} from '../../layouts/LightboxSlots.ts';
export type { Slot } from '../../slots.ts';
export type { LightboxProps } from '../../layouts/LightboxProps.ts';
export type { LightboxEmbedOptions } from '../../layouts/LightboxProps.ts';
export type { LightboxShape } from './resolveLightboxShape.ts';
export type { FilmstripPosition } from './resolveLightboxShape.ts';
