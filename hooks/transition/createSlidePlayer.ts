import type { RefObject } from 'react';
import { loadEffect } from './effectCode.ts';
import { holdTransition } from './holdTransition.ts';
import type { HeldTransition } from './holdTransition.ts';
import type { SlideTransition } from './types.ts';
import type { UseSlideTransitionOptions } from './slideTransitionTypes.ts';

/** Plays the changes of one slider. */
export interface SlidePlayer {
  /** Follows what the slider wants now. Another `transition` replaces the one that plays, which then reports nothing. */
  update<TTransition extends SlideTransition>(options: UseSlideTransitionOptions<TTransition>): void;
  /** Takes everything off the slides. A later `update` begins anew. */
  dispose(): void;
}

/** `finished` holds the change that was reported last, be it by the player or before it came. */
export function createSlidePlayer(finished: RefObject<SlideTransition | null>): SlidePlayer {
  let playing: SlideTransition | null = null;
  let held: HeldTransition | undefined;

  const clear = (): void => {
    held?.dispose();
    held = undefined;
    playing = null;
  };
  return {
    update(options) {
      const { transition, effect = 'fade', isReady = true, maximumDurationMs = Infinity } = options;
      const { getSlideElement, random = Math.random, onFinished } = options;
      void loadEffect(effect);
      if (transition !== playing) clear();
      if (transition && transition !== playing && transition !== finished.current) {
        playing = transition;
        held = holdTransition({
          transition,
          outgoing: getSlideElement(transition.fromIndex),
          incoming: getSlideElement(transition.toIndex),
          random,
          onFinished: () => {
            finished.current = transition;
            onFinished(transition);
          },
        });
      }
      held?.hurry(maximumDurationMs);
      if (isReady) held?.play();
    },
    dispose: clear,
  };
}
