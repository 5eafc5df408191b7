import type { ReactNode } from 'react';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideshowPauseReason, UseSlideshowOptions, UseSlideshowResult } from '../../slides/slideshow/types.ts';
import type { CarouselLabels } from './labels.ts';

/**
 * Transition effect: `slide` moves the slides, `fade` cross-fades them, and `none` leaves the animation to your CSS.
 */
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

/** Number of slides shown at once if the carousel is at least as wide as `minWidth`, in CSS pixels. */
export interface CarouselItemsStep {
  readonly minWidth: number;
  readonly items: number;
}

export interface UseCarouselOptions extends Pick<UseSlideshowOptions, 'isStarted' | 'onStartedChange'> {
  /** Number of slides. */
  readonly count: number;
  /** Accessible name of the carousel, such as "Testimonials". Screen readers add the word "carousel". */
  readonly label: string;
  /** Index of the current slide, 0-based (controlled): the first in view, or the center one if slides are centered. */
  readonly index?: number | undefined;
  /** Index of the initial slide if uncontrolled. @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<CarouselChangeReason>) => void) | undefined;
  /** Transition effect. @default 'slide' */
  readonly effect?: CarouselEffect | undefined;
  /**
   * Number of slides in view, or a list of steps that depend on the carousel's width. With the effect `fade`, there is
   * always one slide in view.
   * @default 1
   */
  readonly items?: number | readonly CarouselItemsStep[] | undefined;
  /** Gap between two slides, in CSS pixels. @default 0 */
  readonly gap?: number | undefined;
  /** Position of the current slide among those in view. @default 'start' */
  readonly align?: 'start' | 'center' | undefined;
  /** Number of slides to advance at a time. `page` advances by all slides in view. @default 1 */
  readonly step?: number | 'page' | undefined;
  /** Whether to wrap around from the last slide to the first. No slide is mounted twice. @default false */
  readonly loop?: boolean | undefined;
  /** Whether to advance automatically, unless the user prefers reduced motion. @default false */
  readonly autoplay?: boolean | undefined;
  /** Time between automatic transitions, in milliseconds. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** Duration of a transition, in milliseconds. @default 300 */
  readonly durationMs?: number | undefined;
  /**
   * Whether the carousel's height follows the tallest slide in view, even if an image in that slide loads late.
   * @default false
   */
  readonly autoHeight?: boolean | undefined;
  /** Whether to show arrows. @default true */
  readonly arrows?: boolean | undefined;
  /** Whether to show a dot for each page. If there are more than 24 pages, there are no dots. @default true */
  readonly dots?: boolean | undefined;
  /** Whether to show a play button. @default the value of `autoplay` */
  readonly playButton?: boolean | undefined;
  /** Whether the carousel can be moved by swiping and by dragging with the mouse. @default true */
  readonly swipe?: boolean | undefined;
  /**
   * Index of the slide to bring into view, for example the slide whose image is shown in a lightbox. The carousel moves
   * whenever this value changes. −1 means that there is no such slide.
   */
  readonly jumpTo?: number | undefined;
  /** Delay before jumping to `jumpTo`, in milliseconds. @default 0 */
  readonly jumpDelayMs?: number | undefined;
  /** Number of slides to mount on each side of the viewport. @default the number of slides in view */
  readonly overscan?: number | undefined;
  /**
   * Number of slides in the server-rendered HTML. These slides can be scrolled without JavaScript.
   * @default the number in view at the largest width
   */
  readonly initialCount?: number | undefined;
  /**
   * Returns the key of a slide (see `useItemKeys`). With keys, the current slide stays in view when the order changes.
   * `onIndexChange` then receives its new index, with the reason `slidesChanged`.
   * @default none, so the index stays the same when the order changes
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** Returns the title of a slide, used in its accessible name and its announcement. */
  readonly nameOf?: ((index: number) => string | undefined) | undefined;
  /** Additional reasons why autoplay is currently paused, such as `video` while a slide's video plays. */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** If `false`, the carousel does not move. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide to mount. */
export interface CarouselSlide {
  readonly index: number;
  /** Position relative to the current slide: 0 for the current one, 1 for the next, −1 for the previous. */
  readonly slot: number;
  /**
   * How many slots the slide moves back when the opposite end comes into view, or 0. In a looping carousel with few
   * slides, the same slide can appear at either end.
   */
  readonly wrapOffset: number;
  readonly isVisible: boolean;
}

export interface UseCarouselResult {
  /** Index of the first slide in view, or of the center one if slides are centered. */
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
  /** Whether to render arrows. True if `arrows` is set and there is another slide to show. */
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  readonly hasPlayButton: boolean;
  next(reason?: CarouselChangeReason, event?: Event): void;
  previous(reason?: CarouselChangeReason, event?: Event): void;
  goTo(index: number, reason?: CarouselChangeReason, event?: Event): void;
  /** Autoplay state, including the reasons why autoplay is paused. */
  readonly slideshow: UseSlideshowResult;
  /** The swipe recognizer. It loads on the first touch and renders nothing visible. Render it once, anywhere. */
  readonly gestureNode: ReactNode;
  /** Props for the outermost element. Render the play button as its first child. */
  readonly getRegionProps: PropGetter<'div'>;
  /** Props for the element that clips the slides. */
  readonly getViewportProps: PropGetter<'div'>;
  /** Props for the moving element inside the viewport. */
  readonly getTrackProps: PropGetter<'div'>;
  /** Props for a slide. They set `data-visible`, `data-current`, and the slide's slot in `--loggia-slide-slot`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getDotsProps: PropGetter<'div'>;
  getDotProps(props: ElementProps<'button'> & { readonly page: number }): ElementProps<'button'>;
  /** Props for a visually hidden live region that announces each new slide, unless it was shown by autoplay. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Geometry for `firstPaintRules` from `@loggia/hooks/firstPaint`. `null` if the markup was not server-rendered. */
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
  /** Size of each image relative to its neighbor closer to the center. @default 0.75 */
  readonly ratio?: number | undefined;
  /** Container width below which everything shrinks proportionally, in CSS pixels. @default 800 */
  readonly referenceWidth?: number | undefined;
  /**
   * Minimum width of the large image, in CSS pixels. It is capped at 72% of the window's width.
   * @default 0
   */
  readonly minWidth?: number | undefined;
  /**
   * Whether to spread the images over the whole width. If `false`, each image is partly visible behind the previous
   * one.
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

/** Position of an image relative to the large one in the center. */
export interface FeaturePosition {
  /**
   * Distance from the carousel's center to the image's center, in CSS pixels. Positive for images after the center,
   * negative for images before it.
   */
  readonly offset: number;
  readonly scale: number;
  /** Stacking order. Larger values are on top. */
  readonly layer: number;
  /** 0 for images outside the viewport, otherwise 1. */
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
  /** Value of an image's `sizes` attribute until the width is measured. */
  readonly unmeasuredSizes: string;
  /**
   * Props for the element inside a slide that contains the slide's content. The content is inert in all slides except
   * the center one; clicking another slide moves that slide to the center.
   */
  getContentProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
