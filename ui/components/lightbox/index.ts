export { Lightbox } from '../../layouts/Lightbox.tsx';
export type {
  LightboxArrowPart,
  LightboxBarPart,
  LightboxCaptionPart,
  LightboxControlPart,
  LightboxFilmstripPart,
  LightboxPart,
  LightboxSlidePart,
  LightboxSlots,
  LightboxThumbnailPart,
} from '../../layouts/LightboxSlots.ts';
export type { Slot } from '../../slots.ts';
export type { LightboxProps } from '../../layouts/LightboxProps.ts';
export type { LightboxEmbedOptions } from '../../layouts/LightboxEmbedOptions.ts';
export type { LightboxShape } from './LightboxShape.ts';
export type { FilmstripPosition } from '../filmstrip/FilmstripPosition.ts';
