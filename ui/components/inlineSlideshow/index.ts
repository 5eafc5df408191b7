export { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
export type { InlineSlideshowProps } from '../../layouts/InlineSlideshow.tsx';
