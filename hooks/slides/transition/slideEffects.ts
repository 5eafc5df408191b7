import { knownName } from '../../core/shared/knownName.ts';
import { SHIFT_DISTANCE_PX, SHORT_INTERVAL_FACTOR } from './constants.ts';
import type {
  FadeEffect,
  ShiftEffect,
  SlideDirection,
  SlideEffect,
  SlideEffectDefinition,
  TileEffect,
} from './types.ts';

const TILES: TileEffect = {
  kind: 'tiles',
  columns: 1,
  rows: 1,
  rotateDegrees: 0,
  translateX: 0,
  translateY: 0,
  unit: 'slide',
  scale: 1,
  endOpacity: 0,
  easing: 'ease-in-out',
};

/** Definitions of the slide effects. */
export const SLIDE_EFFECTS = {
  none: { kind: 'cut' },
  fade: { kind: 'fade', easing: 'linear' },
  shift: { kind: 'shift', distancePx: SHIFT_DISTANCE_PX, easing: 'ease-out' },
  cubeH: { kind: 'cube', turn: 'horizontal', easing: 'ease-in-out' },
  cubeV: { kind: 'cube', turn: 'vertical', easing: 'ease-in-out' },
  sliceH: { ...TILES, rows: 8, translateX: -1 },
  sliceV: { ...TILES, columns: 10, translateY: -1 },
  slideH: { ...TILES, translateX: -1, endOpacity: 1 },
  slideV: { ...TILES, translateY: 1, endOpacity: 1 },
  scaleOut: { ...TILES, scale: 1.5 },
  scaleIn: { ...TILES, scale: 0.5 },
  blockScale: { ...TILES, columns: 8, rows: 6, scale: 0.6 },
  kaleidoscope: { ...TILES, columns: 10, rows: 8 },
  fan: { ...TILES, rows: 10, rotateDegrees: 45, translateX: 100, unit: 'px' },
  blindH: { ...TILES, columns: 10, scale: 0.7 },
  blindV: { ...TILES, rows: 8, scale: 0.7 },
  random: { kind: 'random' },
} as const satisfies Readonly<Record<SlideEffect, SlideEffectDefinition>>;

const EFFECT_NAMES = ['fade', ...(Object.keys(SLIDE_EFFECTS) as SlideEffect[])] as const;

/** Returns the definition of an effect, or the definition of `fade` for an unknown effect. */
export const slideEffect = (effect: SlideEffect): SlideEffectDefinition =>
  SLIDE_EFFECTS[knownName(effect, EFFECT_NAMES, 'effect')];

/**
 * Returns whether an effect needs tiles or a cube, whose chunk loads on demand. All other effects move or fade whole
 * slides.
 */
export function needsShapes(effect: SlideEffectDefinition): boolean {
  return effect.kind === 'tiles'
    ? effect.columns * effect.rows > 1
    : effect.kind === 'cube' || effect.kind === 'random';
}

/** Keyframe of a slide. */
type SlideKeyframe = Readonly<{ transform: string; opacity: number }>;

interface SlideKeyframes {
  /** Keyframes of the outgoing slide, or of each of its tiles. */
  readonly outgoing: readonly [SlideKeyframe, SlideKeyframe];
  /** `null` if the incoming slide just stays underneath. */
  readonly incoming: readonly [SlideKeyframe, SlideKeyframe] | null;
}

interface SlideKeyframesOptions {
  readonly effect: FadeEffect | ShiftEffect | TileEffect;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
}

const AT_REST: SlideKeyframe = { transform: 'none', opacity: 1 };
const GONE: SlideKeyframe = { transform: 'none', opacity: 0 };

/** Returns the keyframes of both slides for the Web Animations API. They only use `transform` and `opacity`. */
export function slideKeyframes({ effect, direction, isRightToLeft }: SlideKeyframesOptions): SlideKeyframes {
  if (effect.kind === 'fade') return { outgoing: [AT_REST, GONE], incoming: [GONE, AT_REST] };
  const ySign = direction === 'forward' ? 1 : -1;
  const xSign = isRightToLeft ? -ySign : ySign;
  if (effect.kind === 'shift') {
    const aside = (sign: number): SlideKeyframe => ({
      transform: `translateX(${effect.distancePx * sign}px)`,
      opacity: 0,
    });
    return { outgoing: [AT_REST, aside(-xSign)], incoming: [aside(xSign), AT_REST] };
  }
  const { columns, rows, rotateDegrees, translateX, translateY, unit, scale, endOpacity } = effect;
  // Percentages refer to the size of a tile. The slide is `columns` tiles wide and `rows` tiles high.
  const [x, y, length] = unit === 'px' ? [1, 1, 'px'] : [columns * 100, rows * 100, '%'];
  const ends = `translate(${translateX * xSign * x}${length}, ${translateY * ySign * y}${length}) scale(${scale})`;
  return {
    outgoing: [
      { transform: `rotate(0deg) translate(0${length}, 0${length}) scale(1)`, opacity: 1 },
      { transform: `rotate(${rotateDegrees * xSign}deg) ${ends}`, opacity: endOpacity },
    ],
    incoming: null,
  };
}

export interface TransitionDurationOptions {
  readonly effectDurationMs: number;
  /** Interval of the slideshow, or 0 if there is none. */
  readonly intervalMs: number;
}

/**
 * Returns the duration of a slide transition in milliseconds: the effect's duration, or a quarter of the interval if
 * the interval is positive and shorter than four durations. Invalid values count as 0.
 */
export function transitionDurationMs({ effectDurationMs, intervalMs }: TransitionDurationOptions): number {
  const fullMs = lengthOrZero(effectDurationMs);
  const pauseMs = lengthOrZero(intervalMs);
  const isShort = pauseMs > 0 && pauseMs < SHORT_INTERVAL_FACTOR * fullMs;
  return isShort ? pauseMs / SHORT_INTERVAL_FACTOR : fullMs;
}

const lengthOrZero = (ms: number): number => (Number.isFinite(ms) && ms > 0 ? ms : 0);
