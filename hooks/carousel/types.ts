import type { ReactNode } from 'react';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason, UseSlideshowOptions, UseSlideshowResult } from '../slideshow/types.ts';
import type { CarouselLabels } from './labels.ts';

/** Effect of a turn: `slide` moves the slides, `fade` cross-fades them, `none` leaves the motion to the theme. */
export type CarouselEffect = 'slide' | 'fade' | 'none';

/** Reason for changing to another slide. */
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

/** Number of slides shown at once, from a minimum width of the carousel in CSS pixels. */
export interface CarouselItemsStep {
  readonly minWidth: number;
  readonly items: number;
}

export interface UseCarouselOptions extends Pick<UseSlideshowOptions, 'isStarted' | 'onStartedChange'> {
  /** Number of slides. */
  readonly count: number;
  /** Accessible name of the carousel, such as "Testimonials". Screen readers add the word "carousel". */
  readonly label: string;
  /** The current slide, 0-based (controlled): the first in view, or the middle one if slides are centred. */
  readonly index?: number | undefined;
  /** Initial slide if uncontrolled. @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<CarouselChangeReason>) => void) | undefined;
  /** Effect of a turn. @default 'slide' */
  readonly effect?: CarouselEffect | undefined;
  /** Number of slides in view, or steps by the width of the carousel. `fade` always shows one. @default 1 */
  readonly items?: number | readonly CarouselItemsStep[] | undefined;
  /** Gap between two slides, in CSS pixels. @default 0 */
  readonly gap?: number | undefined;
  /** Position of the current slide among those in view. @default 'start' */
  readonly align?: 'start' | 'center' | undefined;
  /** Number of slides per turn. `page` turns by all slides in view. @default 1 */
  readonly step?: number | 'page' | undefined;
  /** Whether the first slide follows the last. No slide is mounted twice. @default false */
  readonly loop?: boolean | undefined;
  /** Whether to turn automatically, unless the user prefers reduced motion. @default false */
  readonly autoplay?: boolean | undefined;
  /** Time between two automatic turns, in milliseconds. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** Duration of a turn, in milliseconds. @default 300 */
  readonly durationMs?: number | undefined;
  /**
   * Whether the carousel's height follows the tallest slide in view, even if an image in it loads late.
   * @default false
   */
  readonly autoHeight?: boolean | undefined;
  /** Whether to show arrows. @default true */
  readonly arrows?: boolean | undefined;
  /** Whether to show a dot for each page. With more than 24 pages there are none. @default true */
  readonly dots?: boolean | undefined;
  /** Whether to show a play button. @default the value of `autoplay` */
  readonly playButton?: boolean | undefined;
  /** Whether swipes and mouse drags turn the carousel. @default true */
  readonly swipe?: boolean | undefined;
  /** Index of a slide to bring into view whenever this value changes, such as the image in a lightbox. −1 for none. */
  readonly jumpTo?: number | undefined;
  /** Delay before jumping to `jumpTo`, in milliseconds. @default 0 */
  readonly jumpDelayMs?: number | undefined;
  /** Number of slides mounted beyond either side of the view. @default the number of slides in view */
  readonly overscan?: number | undefined;
  /**
   * Number of slides in the server's HTML. They can be scrolled without JavaScript.
   * @default the number in view at the largest width
   */
  readonly initialCount?: number | undefined;
  /**
   * Returns the key of a slide (`useItemKeys`). With keys, the current slide stays in view when the order changes, and
   * `onIndexChange` receives its new index (`slidesChanged`).
   * @default none: the index stays
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** Returns the title of a slide, used in its name and its announcement. */
  readonly nameOf?: ((index: number) => string | undefined) | undefined;
  /** Additional active reasons to pause autoplay, such as `video` while a slide's video plays. */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** If `false`, nothing moves. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide to mount. */
export interface CarouselSlide {
  readonly index: number;
  /** Position relative to the current slide: 0, 1 for the next, −1 for the previous. */
  readonly slot: number;
  /**
   * Number of slots to move back when the other side comes into view, or 0. In a looping carousel with few slides, the
   * same slide serves both sides.
   */
  readonly wrapOffset: number;
  readonly isVisible: boolean;
}

export interface UseCarouselResult {
  /** The first slide in view, or the middle one if slides are centred. */
  readonly index: number;
  readonly count: number;
  /** Number of slides in view. */
  readonly visibleCount: number;
  /** Width of the viewport in CSS pixels, or 0 until it is measured. */
  readonly viewportWidth: number;
  /** Slides to mount, sorted by index. */
  readonly slides: readonly CarouselSlide[];
  /** Current page, 0-based, out of `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Whether to render arrows: `arrows` is set and there is another slide. */
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  readonly hasPlayButton: boolean;
  next(reason?: CarouselChangeReason, event?: Event): void;
  previous(reason?: CarouselChangeReason, event?: Event): void;
  goTo(index: number, reason?: CarouselChangeReason, event?: Event): void;
  /** Autoplay state, including the reasons it is paused. */
  readonly slideshow: UseSlideshowResult;
  /** The swipe recognizer, which loads on the first touch and renders nothing visible. Render it once, anywhere. */
  readonly gestureNode: ReactNode;
  /** Props for the outermost element. Render the play button first inside it. */
  readonly getRegionProps: PropGetter<'div'>;
  /** Props for the element that clips the slides. */
  readonly getViewportProps: PropGetter<'div'>;
  /** Props for the moving element inside the viewport. */
  readonly getTrackProps: PropGetter<'div'>;
  /** Props for a slide: `data-visible`, `data-current`, and its slot in `--loggia-slide-slot`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getDotsProps: PropGetter<'div'>;
  getDotProps(props: ElementProps<'button'> & { readonly page: number }): ElementProps<'button'>;
  /** Props for a visually hidden live region that announces the new slide, unless autoplay changed it. */
  readonly getStatusProps: PropGetter<'div'>;
  /**
   * Geometry for `firstPaintRules` of `@loggia/hooks/firstPaint`. `null` if the markup was not rendered on a server.
   */
  readonly firstPaint: FirstPaint | null;
  readonly labels: CarouselLabels;
}

/** Sizes of a feature carousel. */
export interface FeatureGeometryOptions {
  /** Width of the large image, in CSS pixels. @default 300 */
  readonly imageWidth?: number | undefined;
  /** Height of the large image, in CSS pixels. @default 300 */
  readonly imageHeight?: number | undefined;
  /** Number of images in view. @default 5 */
  readonly columns?: number | undefined;
  /** Size of each image relative to the neighbour closer to the middle. @default 0.75 */
  readonly ratio?: number | undefined;
  /** Container width below which everything shrinks proportionally, in CSS pixels. @default 800 */
  readonly referenceWidth?: number | undefined;
  /**
   * Width in CSS pixels below which the large image does not shrink, as long as it takes up no more than 72 % of the
   * window's width.
   * @default 0, it shrinks proportionally
   */
  readonly minWidth?: number | undefined;
  /**
   * Whether the images are spread over the whole width. If `false`, each is partly visible behind the previous one.
   * @default true
   */
  readonly fitsContainer?: boolean | undefined;
}

export interface FeatureGeometryInput extends FeatureGeometryOptions {
  /** Width of the container, in CSS pixels. */
  readonly parentWidth: number;
  /** Width of the window, for `minWidth`. @default `parentWidth` */
  readonly windowWidth?: number | undefined;
  readonly count: number;
}

/** Position of an image relative to the large one in the middle. */
export interface FeaturePosition {
  /** Distance from the middle of the carousel to the middle of the image, in CSS pixels. Positive is forward. */
  readonly offset: number;
  readonly scale: number;
  /** Stacking order. Larger values are on top. */
  readonly layer: number;
  /** 0 for images outside the view. */
  readonly opacity: 0 | 1;
}

/** Geometry of a feature carousel, in CSS pixels. */
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
  /** Width of the large image in CSS pixels, or 0 until it is measured. */
  readonly imageWidth: number;
  /** Value of the `sizes` attribute of an image until then. */
  readonly unmeasuredSizes: string;
  /**
   * Props for the content of a slide, an element inside the slide. It is inert in all slides except the middle one;
   * clicking another slide brings it to the middle.
   */
  getContentProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
