import { SLIDESHOW_LABELS, type SlideshowLabels } from '../../slides/slideshow/labels.ts';

/** Labels and announcements for the carousel. Placeholders in `{…}` are replaced with the actual values. */
export interface CarouselLabels extends SlideshowLabels {
  /** Role description of the carousel. Screen readers add it to the carousel's name. */
  readonly carousel: string;
  /** Default accessible name of a gallery's carousel. */
  readonly images: string;
  /** Role description of a slide. */
  readonly slide: string;
  /** Accessible name of a slide. Placeholders: `{title}`, `{index}` and `{count}`. */
  readonly slideName: string;
  /** Accessible name of a slide without a title. Placeholders: `{index}` and `{count}`. */
  readonly slideNameWithoutTitle: string;
  readonly previous: string;
  readonly next: string;
  /** Accessible name of the group of dots. */
  readonly dots: string;
  /** Accessible name of a dot if one slide is shown at a time. Placeholder: `{first}`. */
  readonly dot: string;
  /** Accessible name of a dot if several slides are shown at a time. Placeholders: `{first}` and `{last}`. */
  readonly dotOfSeveral: string;
  /** Announced when another slide is shown. Placeholders: `{title}`, `{first}` and `{count}`. */
  readonly shown: string;
  /** Announced when another slide without a title is shown. Placeholders: `{first}` and `{count}`. */
  readonly shownWithoutTitle: string;
  /** Announced when several other slides are shown. Placeholders: `{first}`, `{last}` and `{count}`. */
  readonly shownSeveral: string;
}

/** Default English labels. */
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
