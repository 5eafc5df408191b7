/** A way from one slide to the next. */
export type SlideEffect =
  | 'none'
  | 'fade'
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

/** Swapped at once, whatever the length is. */
export interface CutEffect {
  readonly kind: 'cut';
}

/** The slide that leaves fades out, the one that comes fades in. */
export interface FadeEffect {
  readonly kind: 'fade';
  readonly easing: 'linear';
}

/** Both slides are faces of a turning cube. */
export interface CubeEffect {
  readonly kind: 'cube';
  /** `horizontal` turns from side to side. */
  readonly turn: 'horizontal' | 'vertical';
  readonly easing: 'ease-in-out';
}

/**
 * The slide that leaves goes in tiles, each with a delay of its own; the one that comes lies under it from the start. One
 * column and one row move the slide as a whole. Turn and distances are for the direction `forward` in left-to-right text:
 * `backward` mirrors all of them, right-to-left text the turn and x.
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

export type SlideEffectDefinition = CutEffect | FadeEffect | CubeEffect | TileEffect | RandomEffect;

export interface UseSlideTransitionOptions<TTransition extends SlideTransition = SlideTransition> {
  /** The change to play; a new object is a new change. Null while nothing changes. */
  readonly transition: TTransition | null;
  /** The effect that changes will have: its code is fetched ahead. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /**
   * False holds the change before its first frame: the coming picture is not there yet. No code is fetched ahead while it is
   * false, so that pictures come first. @default true
   */
  readonly isReady?: boolean | undefined;
  /** Upper limit of the length in milliseconds; a lower one makes a running change go on faster. @default Infinity */
  readonly maximumDurationMs?: number | undefined;
  /** The element of a slide, null when it is not mounted. */
  readonly getSlideElement: (index: number) => HTMLElement | null;
  /** Chooses for the effect `random`: a number from 0 up to, without, 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Called exactly once for each change that was not replaced, whatever becomes of tab, elements, animations and network. */
  readonly onFinished: (transition: TTransition) => void;
}

/** Both slides of a change, and how they move. */
export interface SlideAnimationsOptions {
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  readonly durationMs: number;
}

/** The animations of a change, running. */
export interface SlideAnimations {
  /** The last of them ends last. */
  readonly animations: readonly Animation[];
  /** Takes elements that were made for the change off the page. */
  readonly removeElements?: (() => void) | undefined;
}

/** The effects in which a change can be drawn, once `random` has become one of the others. */
export type DrawnEffect = FadeEffect | CubeEffect | TileEffect;
