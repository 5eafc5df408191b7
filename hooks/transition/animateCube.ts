import { cubeKeyframes } from './cubeKeyframes.ts';
import type { SlideAnimations, SlideAnimationsOptions } from './SlideAnimations.ts';
import type { CubeEffect } from './types.ts';

/** Turns both slides as two faces of a cube. */
export function animateCube(effect: CubeEffect, options: SlideAnimationsOptions): SlideAnimations {
  const { outgoing, incoming, direction, isRightToLeft, durationMs } = options;
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = outgoing ?? incoming ?? {};
  const faces = cubeKeyframes({ effect, direction, isRightToLeft, width, height });
  const timing = { duration: durationMs, easing: effect.easing, fill: 'both' } as const;
  const animations = [incoming?.animate([...faces.incoming], timing), outgoing?.animate([...faces.outgoing], timing)];
  return { animations: animations.filter((animation) => animation !== undefined) };
}
