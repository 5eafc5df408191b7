import type { ReactNode } from 'react';
import type { LightboxStatus } from '../lightbox/types.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { Point } from '../gesture/GestureInput.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';

/** The direction of a finger on the screen, independent of the text direction. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** The outcome of a release. */
export type SwipeOutcome = 'next' | 'previous' | 'close' | 'stay';

/** The possible outcomes of a swipe, and the size of its surface. */
export interface SwipeLimits {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Pulling down closes. */
  readonly canClose: boolean;
  readonly isRightToLeft: boolean;
  readonly width: number;
  readonly height: number;
}

/** The release of a finger or a pressed mouse. */
export interface SwipeRelease extends SwipeLimits {
  /** The axis that the drag keeps to; null before it has one. */
  readonly axis: 'x' | 'y' | null;
  /** The distance from where it went down. */
  readonly movement: Point;
  /** In pixels per millisecond. */
  readonly velocity: Point;
  readonly durationMs: number;
}

/** The target of a swipe: a lightbox, or anything inline with an index. */
export interface SwipeTarget {
  /** Missing in an inline gallery, which is always open. */
  readonly status?: LightboxStatus | undefined;
  readonly index: number;
  /** Place of the first of `images` in a longer list: the same picture at another index is no other page. @default 0 */
  readonly offset?: number | undefined;
  /** Either this or `images` tells how many there are. */
  readonly count?: number | undefined;
  readonly images?: readonly unknown[] | undefined;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  next(reason: 'swipe', event?: Event): void;
  previous(reason: 'swipe', event?: Event): void;
  /** Pulling the picture down closes it. Without this verb every vertical movement is the page's. */
  close?(reason: 'swipe', event?: Event): void;
}

export interface UseSwipeOptions {
  /** The element that fingers move on, where another component draws it. @default that of `getSurfaceProps` */
  readonly surfaceElement?: HTMLElement | null | undefined;
  /** An element that gets `--loggia-swipe-close` too: the dialog around the surface, whose backdrop fades with it. */
  readonly progressElement?: HTMLElement | null | undefined;
  /** `x` leaves every vertical movement to the page. @default 'xy' for a target that can be closed, else 'x' */
  readonly axis?: 'x' | 'xy' | undefined;
  /** Returns the distance that a turn moves the slides, in CSS pixels; called while they are pulled. @default the width of the surfaceElement */
  readonly pageWidth?: (() => number) | undefined;
  /** Called when a drag begins; false leaves the drag to others. Give `canSwipe` of `useZoom`. */
  readonly canStart?: ((direction: SwipeDirection) => boolean) | undefined;
  /** Called for a pointer that rests for 750 ms. */
  readonly onLongPress?: ((event: PointerEvent) => void) | undefined;
  /** Called for a tap of one finger on what is no control, once it cannot become a double tap. */
  readonly onTap?: ((event: PointerEvent) => void) | undefined;
  /** @default LONG_PRESS_MS */
  readonly longPressMs?: number | undefined;
  /** The pointer events on `surfaceElement` from before this hook, with which gestures go on. It is emptied. */
  readonly backlog?: Event[] | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSwipeResult {
  /** From the first movement until the picture rests again. */
  readonly isSwiping: boolean;
  /** `interaction` while the finger moves the picture, gone at its release: for the option `pauseReasons` of `useSlideshow`. */
  readonly pauseReasons: readonly SlideshowPauseReason[];
  /** Render it anywhere, once: the code of the gesture, which loads at the first touch and shows nothing. */
  readonly gestureNode: ReactNode;
  /**
   * For the element around the slides. While it swipes it has `data-swiping` (`x` or `y`), `data-pressed` while the finger is
   * down, and `--loggia-swipe-x`, `--loggia-swipe-y` (lengths), `--loggia-swipe-close` (0 to 1, while it is pulled down) and `--loggia-swipe-side`
   * (1: the right side comes into view, −1: the left).
   */
  readonly getSurfaceProps: PropGetter<'div'>;
  /** For a slide: `data-swipe-offset`, 0 for the shown one, −1 and 1 beside it, `either` where one stands on both sides. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
