import { SLIDESHOW_LABELS } from '../slideshow/labels.ts';
import type { SlideshowLabels } from '../slideshow/labels.ts';

/** Every text of the carousel. `{…}` are filled in. */
export interface CarouselLabels extends SlideshowLabels {
  /** The role of the carousel, which screen readers add to its name. */
  readonly carousel: string;
  /** The default name of a gallery's carousel. */
  readonly images: string;
  /** The role of a slide. */
  readonly slide: string;
  /** Name of a slide; `{title}`, `{index}`, `{count}`. */
  readonly slideName: string;
  /** The same for a slide without a title; `{index}`, `{count}`. */
  readonly slideNameWithoutTitle: string;
  readonly previous: string;
  readonly next: string;
  /** Name of the group of dots. */
  readonly dots: string;
  /** Name of a dot where one slide is shown at once; `{first}`. */
  readonly dot: string;
  /** Name of a dot where several are; `{first}`, `{last}`. */
  readonly dotOfSeveral: string;
  /** Announces another slide; `{title}`, `{first}`, `{count}`. */
  readonly shown: string;
  /** The same for a slide without a title; `{first}`, `{count}`. */
  readonly shownWithoutTitle: string;
  /** Announces several slides; `{first}`, `{last}`, `{count}`. */
  readonly shownSeveral: string;
}

/** English. */
export const CAROUSEL_LABELS: CarouselLabels = {
  ...SLIDESHOW_LABELS,
  carousel: 'carousel',
  images: 'Images',
  slide: 'slide',
  slideName: '{title}, {index} of {count}',
  slideNameWithoutTitle: '{index} of {count}',
  previous: 'Previous slide',
  next: 'Next slide',
  dots: 'Choose a slide',
  dot: 'Slide {first}',
  dotOfSeveral: 'Slides {first} to {last}',
  shown: 'Slide {first} of {count}: {title}',
  shownWithoutTitle: 'Slide {first} of {count}',
  shownSeveral: 'Slides {first} to {last} of {count}',
};
