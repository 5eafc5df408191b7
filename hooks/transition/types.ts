/** The effect of a change from one slide to the next. */
export type SlideEffect =
  | 'none'
  | 'fade'
  | 'shift'
  | 'cubeH'
  | 'cubeV'
  | 'sliceH'
  | 'sliceV'
  | 'slideH'
  | 'slideV'
  | 'scaleOut'
  | 'scaleIn'
  | 'blockScale'
  | 'kaleidoscope'
  | 'fan'
  | 'blindH'
  | 'blindV'
  | 'random';

/** The side from which the new slide comes: `forward` if its index is larger. A wrap from last to first counts as `backward`. */
export type SlideDirection = 'forward' | 'backward';

/** A slide change that is running. */
export interface SlideTransition {
  readonly fromIndex: number;
  readonly toIndex: number;
  readonly direction: SlideDirection;
  readonly effect: SlideEffect;
  readonly durationMs: number;
}

/** Both slides are swapped at once, whatever the duration is. */
export interface CutEffect {
  readonly kind: 'cut';
}

/** The outgoing slide fades out, the incoming one fades in. */
export interface FadeEffect {
  readonly kind: 'fade';
  readonly easing: 'linear';
}

/** The outgoing slide moves a little and fades out, the incoming one follows it and fades in. */
export interface ShiftEffect {
  readonly kind: 'shift';
  /** The distance that each slide moves, in pixels: to the left for the direction `forward` in left-to-right text. */
  readonly distancePx: number;
  readonly easing: 'ease-out';
}

/** Both slides are faces of a turning cube. */
export interface CubeEffect {
  readonly kind: 'cube';
  /** `horizontal` turns from side to side. */
  readonly turn: 'horizontal' | 'vertical';
  readonly easing: 'ease-in-out';
}

/**
 * The outgoing slide leaves in tiles, each with a delay of its own; the incoming one lies underneath from the start. One column and one row
 * move the slide as a whole. Turn and distances are for the direction `forward` in left-to-right text: `backward` mirrors all of them,
 * right-to-left text the turn and x.
 */
export interface TileEffect {
  readonly kind: 'tiles';
  readonly columns: number;
  readonly rows: number;
  readonly rotateDegrees: number;
  /** In widths of the slide, or in pixels where `unit` says so. */
  readonly translateX: number;
  /** In heights of the slide, or in pixels. */
  readonly translateY: number;
  readonly unit: 'slide' | 'px';
  readonly scale: number;
  readonly endOpacity: number;
  readonly easing: 'ease-in-out';
}

/** One of the tile effects, another for each change. */
export interface RandomEffect {
  readonly kind: 'random';
}

export type SlideEffectDefinition = CutEffect | FadeEffect | ShiftEffect | CubeEffect | TileEffect | RandomEffect;

export interface UseSlideTransitionOptions<TTransition extends SlideTransition = SlideTransition> {
  /** The change to play; a new object is a new change. Null while nothing changes. */
  readonly transition: TTransition | null;
  /** The effect of future changes: its code is loaded ahead. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /**
   * False holds the change before its first frame: the incoming picture is not loaded yet. No code is loaded ahead while it is false, so
   * that pictures come first. @default true
   */
  readonly isReady?: boolean | undefined;
  /** The maximum length in milliseconds; a lower one speeds a running change up. @default Infinity */
  readonly maxDurationMs?: number | undefined;
  /** The element of a slide, null when it is not mounted. */
  readonly getSlideElement: (index: number) => HTMLElement | null;
  /** Picks the effect for `random`: returns a number from 0 to below 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Called exactly once for each change that was not replaced, whatever happens to tab, elements, animations and network. */
  readonly onFinished: (transition: TTransition) => void;
}

/** Both slides of a change and its direction and length. */
export interface SlideAnimationsOptions {
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  readonly durationMs: number;
}

/** The running animations of a change. */
export interface SlideAnimations {
  /** The last of them ends last. */
  readonly animations: readonly Animation[];
  /** Removes the elements that were added for the change. */
  readonly removeElements?: (() => void) | undefined;
}

/** An effect that can be drawn: `random` has been replaced by one of the others. */
export type DrawnEffect = FadeEffect | ShiftEffect | CubeEffect | TileEffect;
