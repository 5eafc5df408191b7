import { tilesChunk } from '../../chunk/chunks.ts';
import { readDirection } from '../../shared/engine/readDirection.ts';
import { animateSlides } from '../animateSlides.ts';
import { SHORTEST_SHAPED_TRANSITION_MS, SHORTEST_TRANSITION_MS } from '../player/constants.ts';
import { createTransitionPlayer } from './createTransitionPlayer.ts';
import type { TransitionPlayer } from './createTransitionPlayer.ts';
import { pickTileEffect } from '../pickTileEffect.ts';
import type { DrawnEffect, SlideAnimations, SlideAnimationsOptions } from '../SlideAnimations.ts';
import { needsTiles, SLIDE_EFFECTS } from '../slideEffects.ts';
import type { SlideEffectDefinition, SlideTransition } from '../types.ts';

export interface StartTransitionOptions {
  readonly transition: SlideTransition;
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  /** The longest that the change may take. */
  readonly maximumDurationMs: number;
  readonly random: () => number;
  readonly onFinished: () => void;
}

/** Plays a change on both slides. Null while the code of its effect has not come. */
export function startTransition(options: StartTransitionOptions): TransitionPlayer | null {
  const { transition, maximumDurationMs, random, onFinished, outgoing, incoming } = options;
  const { durationMs, direction } = transition;
  const named: SlideEffectDefinition = SLIDE_EFFECTS[transition.effect];
  if (needsTiles(named) && !tilesChunk.code) return null;
  const lengthMs = Math.min(durationMs, maximumDurationMs);
  const drawn = named.kind === 'random' ? pickTileEffect(random) : named;
  const element = outgoing ?? incoming;
  // A hidden tab draws nothing.
  if (drawn.kind === 'cut' || !element || lengthMs < SHORTEST_TRANSITION_MS || document.hidden) {
    return createTransitionPlayer({ animations: [], onFinished });
  }
  const isRightToLeft = readDirection(element) === 'rtl';
  const slides = { outgoing, incoming, direction, isRightToLeft, durationMs };
  const player = createTransitionPlayer({ ...animate(drawn, slides, lengthMs), onFinished });
  player.hurry(maximumDurationMs);
  return player;
}

/** Where there is no time for a shape, or no picture to cut, the change is a fade. */
function animate(effect: DrawnEffect, slides: SlideAnimationsOptions, lengthMs: number): SlideAnimations {
  if (effect.kind !== 'cube' && !needsTiles(effect)) return animateSlides(effect, slides);
  const code = lengthMs < SHORTEST_SHAPED_TRANSITION_MS ? undefined : tilesChunk.code;
  const shaped =
    effect.kind === 'cube'
      ? code?.animateCube(effect, slides)
      : effect.kind === 'tiles' && code?.animateTiles(effect, slides);
  return shaped || animateSlides(SLIDE_EFFECTS.fade, slides);
}
