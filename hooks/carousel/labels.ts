import { SLIDESHOW_LABELS } from '../slideshow/labels.ts';
import type { SlideshowLabels } from '../slideshow/labels.ts';

/** Labels and announcements of the carousel. `{…}` placeholders are filled in. */
export interface CarouselLabels extends SlideshowLabels {
  /** Role description of the carousel, which screen readers add to its name. */
  readonly carousel: string;
  /** Default name of a gallery's carousel. */
  readonly images: string;
  /** Role description of a slide. */
  readonly slide: string;
  /** Name of a slide, with `{title}`, `{index}` and `{count}`. */
  readonly slideName: string;
  /** Name of a slide without a title, with `{index}` and `{count}`. */
  readonly slideNameWithoutTitle: string;
  readonly previous: string;
  readonly next: string;
  /** Name of the group of dots. */
  readonly dots: string;
  /** Name of a dot if one slide is shown at a time, with `{first}`. */
  readonly dot: string;
  /** Name of a dot if several slides are shown at a time, with `{first}` and `{last}`. */
  readonly dotOfSeveral: string;
  /** Announces another slide, with `{title}`, `{first}` and `{count}`. */
  readonly shown: string;
  /** Announces another slide without a title, with `{first}` and `{count}`. */
  readonly shownWithoutTitle: string;
  /** Announces several slides, with `{first}`, `{last}` and `{count}`. */
  readonly shownSeveral: string;
}

/** English defaults. */
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
