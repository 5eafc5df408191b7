export type {
  InlineSlideshowArrowPart,
  InlineSlideshowControlSlots,
  InlineSlideshowPart,
  InlineSlideshowSlots,
} from './InlineSlideshowSlots.ts';
export { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
export type { InlineSlideshowProps } from '../../layouts/InlineSlideshow.tsx';
