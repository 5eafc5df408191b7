export type {
  InlineSlideshowArrowPart,
  InlineSlideshowControlSlots,
  InlineSlideshowFilmstripPart,
  InlineSlideshowMusicPart,
  InlineSlideshowPart,
  InlineSlideshowSlots,
  InlineSlideshowWatermarkPart,
} from './SlideshowControls.tsx';
export { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
export type { InlineSlideshowProps } from '../../layouts/InlineSlideshow.tsx';
