export { Slideshow, useSlideshowContext } from './Slideshow.tsx';
export type { SlideshowProps } from './Slideshow.tsx';
export { PlayButton } from './PlayButton.tsx';
export type { PlayButtonProps } from './PlayButton.tsx';
