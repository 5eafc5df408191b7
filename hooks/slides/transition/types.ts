/** Effect of the transition from one slide to another. */
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

/** Direction of a slide transition: `forward` if the new index is larger. Wrapping from last to first is `backward`. */
export type SlideDirection = 'forward' | 'backward';

/** A slide transition in progress. */
export interface SlideTransition {
  readonly fromIndex: number;
  readonly toIndex: number;
  readonly direction: SlideDirection;
  readonly effect: SlideEffect;
  readonly durationMs: number;
}

/** Swaps both slides instantly, regardless of the duration. */
export interface CutEffect {
  readonly kind: 'cut';
}

/** The outgoing slide fades out while the incoming one fades in. */
export interface FadeEffect {
  readonly kind: 'fade';
  readonly easing: 'linear';
}

/** The outgoing slide moves slightly and fades out, while the incoming slide follows it and fades in. */
export interface ShiftEffect {
  readonly kind: 'shift';
  /** Distance that each slide moves, in pixels: to the left for `forward` in left-to-right layouts. */
  readonly distancePx: number;
  readonly easing: 'ease-out';
}

/** Both slides are faces of a rotating cube. */
export interface CubeEffect {
  readonly kind: 'cube';
  /** `horizontal` rotates from side to side. */
  readonly turn: 'horizontal' | 'vertical';
  readonly easing: 'ease-in-out';
}

/**
 * The outgoing slide leaves in tiles, each with its own delay. The incoming slide is underneath from the start. With
 * one column and one row, the slide moves as a whole. The rotation and distances apply to `forward` in left-to-right
 * layouts. `backward` mirrors all of them, whereas right-to-left layouts mirror only the rotation and the horizontal
 * distance.
 */
export interface TileEffect {
  readonly kind: 'tiles';
  readonly columns: number;
  readonly rows: number;
  readonly rotateDegrees: number;
  /** Horizontal distance, in multiples of the slide's width, or in pixels if `unit` is `px`. */
  readonly translateX: number;
  /** Vertical distance, in multiples of the slide's height, or in pixels if `unit` is `px`. */
  readonly translateY: number;
  readonly unit: 'slide' | 'px';
  readonly scale: number;
  readonly endOpacity: number;
  readonly easing: 'ease-in-out';
}

/** A random tile effect for each transition. */
export interface RandomEffect {
  readonly kind: 'random';
}

export type SlideEffectDefinition = CutEffect | FadeEffect | ShiftEffect | CubeEffect | TileEffect | RandomEffect;

export interface UseSlideTransitionOptions<TTransition extends SlideTransition = SlideTransition> {
  /** The transition to play, or `null`. A new object starts a new transition. */
  readonly transition: TTransition | null;
  /** Effect of future transitions. Its chunk is preloaded. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /**
   * Whether the transition may start. Pass `false` while the incoming image has not loaded yet. The transition then
   * waits before its first frame, and effect chunks are not preloaded, so that images load first.
   * @default true
   */
  readonly isReady?: boolean | undefined;
  /** Maximum duration in milliseconds. Lowering it speeds up a transition in progress. @default Infinity */
  readonly maxDurationMs?: number | undefined;
  /** Returns the element of a slide, or `null` if it is not mounted. */
  readonly getSlideElement: (index: number) => HTMLElement | null;
  /**
   * Random number generator that picks the effect for `random`. Returns a number from 0 up to but not including 1.
   * @default Math.random
   */
  readonly random?: (() => number) | undefined;
  /**
   * Called exactly once for each transition that is not replaced, even if the tab is hidden, elements are removed, or
   * animations or requests fail.
   */
  readonly onFinished: (transition: TTransition) => void;
}

/** Both slides of a transition, with its direction and duration. */
export interface SlideAnimationsOptions {
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  readonly durationMs: number;
}

/** The animations of a transition, and a function that cleans up after them. */
export interface SlideAnimations {
  /** The animations of the transition. The last one in the list also ends last. */
  readonly animations: readonly Animation[];
  /** Removes the elements that were added for the transition. */
  readonly removeElements?: (() => void) | undefined;
}

/** An effect that can be rendered. `random` has been resolved to one of the other effects. */
export type AnimatedEffect = FadeEffect | ShiftEffect | CubeEffect | TileEffect;
