import type { ReactNode } from 'react';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason, UseSlideshowOptions, UseSlideshowResult } from '../slideshow/types.ts';
import type { CarouselLabels } from './labels.ts';

/** The effect of a turn: `slide` moves, `fade` cross-fades, `none` leaves the motion to the theme. */
export type CarouselEffect = 'slide' | 'fade' | 'none';

/** The reason of a change to another slide. */
export type CarouselChangeReason =
  | 'arrow'
  | 'dot'
  | 'keyboard'
  | 'swipe'
  | 'autoplay'
  | 'jump'
  | 'slide'
  | 'slidesChanged'
  | 'imperative';

/** The number of slides shown at once, from a width of the carousel on. */
export interface CarouselItemsStep {
  readonly minWidth: number;
  readonly items: number;
}

export interface UseCarouselOptions extends Pick<UseSlideshowOptions, 'isStarted' | 'onStartedChange'> {
  /** The number of slides. */
  readonly count: number;
  /** The name of the carousel for screen readers, such as "Testimonials". They add the word "carousel". */
  readonly label: string;
  /** Controlled: the first slide in view, or the middle one where they are centred; 0-based. */
  readonly index?: number | undefined;
  /** @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<CarouselChangeReason>) => void) | undefined;
  /** @default 'slide' */
  readonly effect?: CarouselEffect | undefined;
  /** The number of slides in view, or steps by the width of the carousel itself. `fade` shows one. @default 1 */
  readonly items?: number | readonly CarouselItemsStep[] | undefined;
  /** The gap between two slides, in CSS pixels. @default 0 */
  readonly gap?: number | undefined;
  /** The place of the slide of `index` among those in view. @default 'start' */
  readonly align?: 'start' | 'center' | undefined;
  /** The number of slides that a turn moves by; `page`: all that are in view. @default 1 */
  readonly step?: number | 'page' | undefined;
  /** The first slide follows the last. No slide is mounted twice. @default false */
  readonly loop?: boolean | undefined;
  /** Turns by itself, unless the visitor prefers reduced motion. @default false */
  readonly autoplay?: boolean | undefined;
  /** The time between two turns. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** The length of a turn, in milliseconds. @default 300 */
  readonly durationMs?: number | undefined;
  /** Keeps the carousel as high as the slides in view, also when a picture in them loads late. @default false */
  readonly autoHeight?: boolean | undefined;
  /** @default true */
  readonly arrows?: boolean | undefined;
  /** Dots, one for each page; none for more than 24 pages. @default true */
  readonly dots?: boolean | undefined;
  /** @default what `autoplay` is */
  readonly playButton?: boolean | undefined;
  /** Turns by swipes and mouse drags. @default true */
  readonly swipe?: boolean | undefined;
  /** The index of a slide to bring into view whenever this changes, such as the image in a lightbox. −1 for none. */
  readonly jumpTo?: number | undefined;
  /** The delay before that, in milliseconds. @default 0 */
  readonly jumpDelayMs?: number | undefined;
  /** The number of slides mounted beyond either side of the view. @default as many as are in view */
  readonly overscan?: number | undefined;
  /** The number of slides in the server's HTML. Without scripts they can be scrolled. @default as many as the widest carousel shows */
  readonly initialCount?: number | undefined;
  /**
   * Returns the key of a slide (`useItemKeys`). With keys the shown slide stays shown when the order changes, and `onIndexChange` gets
   * its new index (`slidesChanged`).
   * @default none: the index stays
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** Returns the title of a slide, for its name and its announcement. */
  readonly nameOf?: ((index: number) => string | undefined) | undefined;
  /** Further reasons to pause autoplay now: `video` while one of the slides plays. */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** False: nothing moves. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide to mount. */
export interface CarouselSlide {
  readonly index: number;
  /** Its slot, relative to that of `index`: 0, 1 for the next, −1 for the previous. */
  readonly slot: number;
  /**
   * The number of slots to move back by when the other side comes into view. In a looping carousel with few slides the same slide waits
   * on both sides. 0 for all others.
   */
  readonly wrapOffset: number;
  readonly isVisible: boolean;
}

export interface UseCarouselResult {
  /** The first slide in view, or the middle one where they are centred. */
  readonly index: number;
  readonly count: number;
  /** The number of slides in view. */
  readonly visibleCount: number;
  /** Width of the viewport in CSS pixels; 0 until it is measured. */
  readonly viewportWidth: number;
  /** The slides to mount, by index. */
  readonly slides: readonly CarouselSlide[];
  /** The current page, of `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Whether to draw arrows: `arrows` is set, and there is another slide. */
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  readonly hasPlayButton: boolean;
  next(reason?: CarouselChangeReason, event?: Event): void;
  previous(reason?: CarouselChangeReason, event?: Event): void;
  goTo(index: number, reason?: CarouselChangeReason, event?: Event): void;
  /** The state of autoplay, with the reasons why it is paused. */
  readonly slideshow: UseSlideshowResult;
  /** The swipe recognizer, which loads with the first touch and renders nothing visible. Draw it once, anywhere. */
  readonly gestureNode: ReactNode;
  /** For the element around everything. Draw the play button first in it. */
  readonly getRegionProps: PropGetter<'div'>;
  /** For the element that the slides move behind. */
  readonly getViewportProps: PropGetter<'div'>;
  /** For the element inside it, which moves. */
  readonly getTrackProps: PropGetter<'div'>;
  /** For each slide: `data-visible`, `data-current`, and its slot in `--loggia-slide-slot`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getDotsProps: PropGetter<'div'>;
  getDotProps(props: ElementProps<'button'> & { readonly page: number }): ElementProps<'button'>;
  /** For a visually hidden live region that announces the new slide, unless autoplay brought it. */
  readonly getStatusProps: PropGetter<'div'>;
  /** The geometry for `firstPaintRules` of `@loggia/hooks/firstPaint`. Null if the markup was not rendered by a server. */
  readonly firstPaint: FirstPaint | null;
  readonly labels: CarouselLabels;
}

/** Sizes of a feature carousel. */
export interface FeatureGeometryOptions {
  /** Width of the large image in CSS pixels. @default 300 */
  readonly imageWidth?: number | undefined;
  /** Its height in CSS pixels. @default 300 */
  readonly imageHeight?: number | undefined;
  /** The number of images in view. @default 5 */
  readonly columns?: number | undefined;
  /** The size of each image relative to its neighbour nearer to the middle. @default 0.75 */
  readonly ratio?: number | undefined;
  /** The container width below which everything shrinks in proportion, in CSS pixels. @default 800 */
  readonly referenceWidth?: number | undefined;
  /**
   * The width in CSS pixels below which the large image does not shrink, as long as it takes no more than 72 % of the window's width.
   * @default 0, it shrinks in proportion
   */
  readonly minWidth?: number | undefined;
  /** Spreads the images over the whole width; false: each is partly visible beside the one before it. @default true */
  readonly fitsContainer?: boolean | undefined;
}

export interface FeatureGeometryInput extends FeatureGeometryOptions {
  /** The width of the container, in CSS pixels. */
  readonly parentWidth: number;
  /** The width of the window, for `minWidth`. @default that of the container */
  readonly windowWidth?: number | undefined;
  readonly count: number;
}

/** The place of an image, relative to the large one in the middle. */
export interface FeaturePosition {
  /** The distance from the middle of the carousel to that of the image, in CSS pixels; forward is positive. */
  readonly offset: number;
  readonly scale: number;
  /** The stacking order: a larger value is on top. */
  readonly layer: number;
  /** 0 for images that wait beyond those in view. */
  readonly opacity: 0 | 1;
}

/** A feature carousel in CSS pixels. */
export interface FeatureGeometry {
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly visibleCount: number;
  positionOf(slot: number): FeaturePosition;
}

export interface UseFeatureCarouselOptions
  extends
    FeatureGeometryOptions,
    Omit<UseCarouselOptions, 'effect' | 'items' | 'gap' | 'align' | 'step' | 'loop' | 'autoHeight'> {}

export interface UseFeatureCarouselResult extends UseCarouselResult {
  /** Width of the large image in CSS pixels; 0 until it is measured. */
  readonly imageWidth: number;
  /** `sizes` of an image until then. */
  readonly unmeasuredSizes: string;
  /**
   * For the content of a slide, an element inside the slide. It is inert in all slides but the middle one; a click on the others brings
   * them to the middle.
   */
  getContentProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
