import type { SlideAnimations, SlideAnimationsOptions } from './SlideAnimations.ts';
import { slideKeyframes } from './slideKeyframes.ts';
import type { FadeEffect, TileEffect } from './types.ts';

/** Moves or fades both slides as a whole. */
export function animateSlides(effect: FadeEffect | TileEffect, options: SlideAnimationsOptions): SlideAnimations {
  const { outgoing, incoming, direction, isRightToLeft, durationMs } = options;
  const frames = slideKeyframes({ effect, direction, isRightToLeft });
  const timing = { duration: durationMs, easing: effect.easing, fill: 'both' } as const;
  const animations = [
    frames.incoming ? incoming?.animate([...frames.incoming], timing) : undefined,
    outgoing?.animate([...frames.outgoing], timing),
  ];
  return { animations: animations.filter((animation) => animation !== undefined) };
}
