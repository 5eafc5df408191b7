export type {
  InlineSlideshowArrowPart,
  InlineSlideshowControlSlots,
  InlineSlideshowPart,
  InlineSlideshowSlots,
} from './SlideshowControls.tsx';
export { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
export type { InlineSlideshowProps } from '../../layouts/InlineSlideshow.tsx';
