export { PlayButton, Slideshow, useSlideshowContext } from './Slideshow.tsx';
export type { PlayButtonProps, SlideshowProps } from './Slideshow.tsx';
