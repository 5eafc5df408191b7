import type { ReactNode } from 'react';
import type { LightboxClaims, LightboxStatus } from '../../lightbox/lightbox/types.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { Point } from '../../core/gesture/GestureInput.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';

/** Physical direction of a swipe, regardless of text direction. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** What happens when the pointer is released. */
export type SwipeOutcome = 'next' | 'previous' | 'close' | 'stay';

/** Possible outcomes of a swipe, and the size of its surface. */
export interface SwipeLimits {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Whether pulling down closes the target. */
  readonly canClose: boolean;
  readonly isRightToLeft: boolean;
  readonly width: number;
  readonly height: number;
}

/** The state when a touch or a mouse button is released. */
export interface SwipeRelease extends SwipeLimits {
  /** Axis that the drag is locked to, or `null` if it is not locked yet. */
  readonly axis: 'x' | 'y' | null;
  /** Distance from where the pointer went down. */
  readonly movement: Point;
  /** Speed of the pointer, in pixels per millisecond. */
  readonly velocity: Point;
  readonly durationMs: number;
}

/** What a swipe controls: a lightbox, or any inline component with an index. */
export interface SwipeTarget {
  /** Status of the lightbox. Omit it for an inline gallery, which is always open. */
  readonly status?: LightboxStatus | undefined;
  readonly index: number;
  /**
   * Number of images that precede `images[0]` in the full list. If you pass it, an image is not treated as a different
   * page when its index changes because images were added before it.
   * @default 0
   */
  readonly offset?: number | undefined;
  /** Number of images. Pass this or `images`. */
  readonly count?: number | undefined;
  readonly images?: readonly unknown[] | undefined;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /**
   * The lightbox's claims. The hook pauses the slideshow during a swipe, lets other hooks such as `useZoom` keep a
   * drag, and passes on taps.
   */
  readonly claims?: LightboxClaims | undefined;
  next(reason: 'swipe', event?: Event): void;
  previous(reason: 'swipe', event?: Event): void;
  /**
   * Closes the target when the user pulls the image down. If this function is omitted, all vertical movement is left to
   * the page.
   */
  close?(reason: 'swipe', event?: Event): void;
}

export interface UseSwipeOptions {
  /** The element to swipe on, if another component renders it. @default the element that receives `getSurfaceProps` */
  readonly surfaceElement?: HTMLElement | null | undefined;
  /**
   * Another element that receives `--loggia-swipe-close`. For example, pass the dialog around the surface, so that its
   * backdrop can fade during the swipe.
   */
  readonly progressElement?: HTMLElement | null | undefined;
  /**
   * Axes along which the user can swipe. `x` leaves all vertical movement to the page.
   * @default 'xy' for a target that can be closed, otherwise 'x'
   */
  readonly axis?: 'x' | 'xy' | undefined;
  /**
   * Returns the distance from one page to the next, in CSS pixels. Called while the slides are being dragged.
   * @default the width of `surfaceElement`
   */
  readonly pageWidth?: (() => number) | undefined;
  /**
   * Called when a drag starts. Return `false` to leave the drag to other handlers. `useZoom` claims the drags of a
   * zoomed image from the lightbox. For another target, pass the `canSwipe` function that `useZoom` returns.
   */
  readonly canStart?: ((direction: SwipeDirection) => boolean) | undefined;
  /** Called when a pointer has been held in place for `longPressMs`. */
  readonly onLongPress?: ((event: PointerEvent) => void) | undefined;
  /**
   * Called for a single-finger tap outside controls, once the tap can no longer become a double tap.
   * @default the newest `tap` claim, such as that of `useControlBar`
   */
  readonly onTap?: ((event: PointerEvent) => void) | undefined;
  /** How long a pointer must be held in place to count as a long press, in milliseconds. @default LONG_PRESS_MS */
  readonly longPressMs?: number | undefined;
  /**
   * Pointer events recorded on `surfaceElement` before this hook was mounted. The hook replays the events and empties
   * the array.
   */
  readonly backlog?: Event[] | undefined;
  /** Whether swiping is enabled. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSwipeResult {
  /** Whether the image is moving. `true` from the first movement until the image is at rest again. */
  readonly isSwiping: boolean;
  /**
   * Contains `interaction` while a pointer moves the image. A slideshow of the same lightbox pauses by itself. For
   * another target, pass the list to the `pauseReasons` option of `useSlideshow`.
   */
  readonly pauseReasons: readonly SlideshowPauseReason[];
  /** The gesture recognizer. It loads on the first touch and renders nothing visible. Render it once, anywhere. */
  readonly gestureNode: ReactNode;
  /**
   * Props for the element around the slides. During a swipe, the element has `data-swiping` (`x` or `y`),
   * `data-pressed` while the pointer is down, and the custom properties `--loggia-swipe-x` and `--loggia-swipe-y`
   * (lengths), `--loggia-swipe-close` (0 to 1, while pulled down) and `--loggia-swipe-side` (1 if the slide on the
   * right comes into view, −1 if the slide on the left does).
   */
  readonly getSurfaceProps: PropGetter<'div'>;
  /**
   * Props for a slide. They include `data-swipe-offset`: 0 for the current slide, −1 and 1 for its neighbors, or
   * `either` for a slide that is on both sides.
   */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
