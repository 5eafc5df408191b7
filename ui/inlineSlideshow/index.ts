export type {
  InlineSlideshowArrowPart,
  InlineSlideshowControlSlots,
  InlineSlideshowFilmstripPart,
  InlineSlideshowMusicPart,
  InlineSlideshowPart,
  InlineSlideshowSlots,
  InlineSlideshowWatermarkPart,
} from './SlideshowControls.tsx';
export { InlineSlideshow } from './InlineSlideshow.tsx';
export type { InlineSlideshowProps } from './InlineSlideshow.tsx';
