import { CUBE_PERSPECTIVE_PX } from '../constants.ts';
import type { CubeEffect, SlideAnimations, SlideAnimationsOptions, SlideDirection } from '../types.ts';

/** Turns both slides as two faces of a cube. */
export function animateCube(effect: CubeEffect, options: SlideAnimationsOptions): SlideAnimations {
  const { outgoing, incoming, direction, isRightToLeft, durationMs } = options;
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = outgoing ?? incoming ?? {};
  const faces = cubeKeyframes({ effect, direction, isRightToLeft, width, height });
  const timing = { duration: durationMs, easing: effect.easing, fill: 'both' } as const;
  const animations = [incoming?.animate([...faces.incoming], timing), outgoing?.animate([...faces.outgoing], timing)];
  return { animations: animations.filter((animation) => animation !== undefined) };
}

/** A face of the cube: its turn from start to end, and the moment when it is hidden or comes into sight. */
export type CubeFace = readonly Readonly<{ transform?: string; opacity?: number; offset: number }>[];

interface CubeKeyframesOptions {
  readonly effect: CubeEffect;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  /** The width of the slide, in pixels. */
  readonly width: number;
  readonly height: number;
}

const QUARTER_TURN_DEGREES = 90;

/**
 * The two faces of a cube that makes a quarter turn. Each turns around the middle of the cube, which lies half a slide behind
 * the page, so the faces need no common parent. A face that is seen from behind is hidden.
 */
export function cubeKeyframes(options: CubeKeyframesOptions): {
  readonly outgoing: CubeFace;
  readonly incoming: CubeFace;
} {
  const { effect, direction, isRightToLeft, width, height } = options;
  const isHorizontal = effect.turn === 'horizontal';
  const depth = (isHorizontal ? width : height) / 2;
  const sign = (direction === 'forward') !== (isHorizontal && isRightToLeft) ? 1 : -1;
  // The edge of a very wide cube would otherwise pass the eye.
  const perspective = Math.max(CUBE_PERSPECTIVE_PX, depth / 2);
  const at = (degrees: number): string =>
    `perspective(${perspective}px) translateZ(${-depth}px) ` +
    `rotate${isHorizontal ? 'Y' : 'X'}(${degrees}deg) translateZ(${depth}px)`;
  const hiddenFrom = visibleDegrees(depth, perspective) / QUARTER_TURN_DEGREES;
  const shownFrom = 1 - hiddenFrom;
  return {
    outgoing: [
      { offset: 0, transform: at(0), opacity: 1 },
      { offset: hiddenFrom, opacity: 1 },
      { offset: hiddenFrom, opacity: 0 },
      { offset: 1, transform: at(-QUARTER_TURN_DEGREES * sign), opacity: 0 },
    ],
    incoming: [
      { offset: 0, transform: at(QUARTER_TURN_DEGREES * sign), opacity: 0 },
      { offset: shownFrom, opacity: 0 },
      { offset: shownFrom, opacity: 1 },
      { offset: 1, transform: at(0), opacity: 1 },
    ],
  };
}

/** Returns how far a face may turn before an eye in front of the cube sees its back. */
const visibleDegrees = (depth: number, perspective: number): number =>
  (Math.acos(depth / (perspective + depth)) * 180) / Math.PI;
