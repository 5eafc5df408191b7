import type { FadeEffect, SlideDirection, TileEffect } from './types.ts';

/** One end of a slide's way. */
export type SlideKeyframe = Readonly<{ transform: string; opacity: number }>;

export interface SlideKeyframes {
  /** The keyframes of the slide that leaves, or of each of its tiles. */
  readonly outgoing: readonly [SlideKeyframe, SlideKeyframe];
  /** Null where the coming slide simply lies underneath. */
  readonly incoming: readonly [SlideKeyframe, SlideKeyframe] | null;
}

export interface SlideKeyframesOptions {
  readonly effect: FadeEffect | TileEffect;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
}

const AT_REST: SlideKeyframe = { transform: 'none', opacity: 1 };
const GONE: SlideKeyframe = { transform: 'none', opacity: 0 };

/** The way of both slides of a change, as the Web Animations API takes it: `transform` and `opacity` only. */
export function slideKeyframes({ effect, direction, isRightToLeft }: SlideKeyframesOptions): SlideKeyframes {
  if (effect.kind === 'fade') return { outgoing: [AT_REST, GONE], incoming: [GONE, AT_REST] };
  const { columns, rows, rotateDegrees, translateX, translateY, unit, scale, endOpacity } = effect;
  const ySign = direction === 'forward' ? 1 : -1;
  const xSign = isRightToLeft ? -ySign : ySign;
  // A percentage is one of the tile's own size, and the slide is so many tiles wide and high.
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
