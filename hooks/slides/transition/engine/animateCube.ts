import { CUBE_PERSPECTIVE_PX } from '../constants.ts';
import type { CubeEffect, SlideAnimations, SlideAnimationsOptions, SlideDirection } from '../types.ts';

/** Rotates both slides as two faces of a cube. */
export function animateCube(effect: CubeEffect, options: SlideAnimationsOptions): SlideAnimations {
  const { outgoing, incoming, direction, isRightToLeft, durationMs } = options;
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = outgoing ?? incoming ?? {};
  const faces = cubeKeyframes({ effect, direction, isRightToLeft, width, height });
  const timing = { duration: durationMs, easing: effect.easing, fill: 'both' } as const;
  const animations = [incoming?.animate([...faces.incoming], timing), outgoing?.animate([...faces.outgoing], timing)];
  return { animations: animations.filter((animation) => animation !== undefined) };
}

/** Keyframes of a cube face: its rotation from start to end, and the time at which it appears or disappears. */
export type CubeFace = readonly Readonly<{ transform?: string; opacity?: number; offset: number }>[];

interface CubeKeyframesOptions {
  readonly effect: CubeEffect;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  /** Width of the slide, in pixels. */
  readonly width: number;
  readonly height: number;
}

const QUARTER_TURN_DEGREES = 90;

/**
 * Returns the keyframes of two cube faces for a quarter turn. Each face rotates around the center of the cube, half a
 * slide behind the page, so the faces do not need a common parent. Faces seen from behind are hidden.
 */
export function cubeKeyframes(options: CubeKeyframesOptions): {
  readonly outgoing: CubeFace;
  readonly incoming: CubeFace;
} {
  const { effect, direction, isRightToLeft, width, height } = options;
  const isHorizontal = effect.turn === 'horizontal';
  const depth = (isHorizontal ? width : height) / 2;
  const sign = (direction === 'forward') !== (isHorizontal && isRightToLeft) ? 1 : -1;
  // Otherwise, the edge of a very wide cube would pass the viewer.
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

/** Returns the angle at which a face starts to show its back to the viewer. */
const visibleDegrees = (depth: number, perspective: number): number =>
  (Math.acos(depth / (perspective + depth)) * 180) / Math.PI;
