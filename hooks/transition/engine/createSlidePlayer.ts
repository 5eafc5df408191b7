import { tilesChunk } from '../../chunk/chunks.ts';
import { holdTransition } from './holdTransition.ts';
import type { HeldTransition } from './holdTransition.ts';
import { needsTiles, SLIDE_EFFECTS } from '../slideEffects.ts';
import type { SlideEffectDefinition, SlideTransition } from '../types.ts';
import type { UseSlideTransitionOptions } from '../slideTransitionTypes.ts';

/** The change that a slider plays now. */
export interface RunningTransition {
  /** Plays it at once, whether its picture is there or not, and within this time in milliseconds. Does nothing where none runs. */
  hurry(this: void, maximumDurationMs: number): void;
}

/** Plays the changes of one slider. */
export interface SlidePlayer extends RunningTransition {
  /** Follows what the slider wants now. Another `transition` replaces the one that plays, which then reports nothing. */
  update<TTransition extends SlideTransition>(options: UseSlideTransitionOptions<TTransition>): void;
  /** Takes everything off the slides. A later `update` begins anew. */
  dispose(): void;
}

/** Fetches what changes of this effect will need; without it they are cuts. */
function prepare(effect: SlideEffectDefinition): void {
  if (needsTiles(effect) && 'animate' in Element.prototype) tilesChunk.load().catch(() => undefined);
}

/** A player without a change; make it once per hook, as state. */
export function createSlidePlayer(): SlidePlayer {
  let playing: SlideTransition | null = null;
  let finished: SlideTransition | null = null;
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
      if (isReady || transition) prepare(SLIDE_EFFECTS[effect]);
      if (transition !== playing) clear();
      if (transition && transition !== playing && transition !== finished) {
        playing = transition;
        held = holdTransition({
          transition,
          outgoing: getSlideElement(transition.fromIndex),
          incoming: getSlideElement(transition.toIndex),
          random,
          onFinished: () => {
            finished = transition;
            onFinished(transition);
          },
        });
      }
      held?.hurry(maximumDurationMs);
      if (isReady) held?.play();
    },
    hurry(maximumDurationMs) {
      held?.hurry(maximumDurationMs);
      held?.play();
    },
    dispose: clear,
  };
}
