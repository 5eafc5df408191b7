import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

/** Keeps the place of the strip until its code has come, so that nothing moves when it does. */
export function SlideshowRoom({ filmstrip = 'fixedSize' }: Pick<SlideshowImagesOptions, 'filmstrip'>) {
  return filmstrip && <div className="loggia-slideshow-strip" data-type={filmstrip} />;
}
