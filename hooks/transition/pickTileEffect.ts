import { SLIDE_EFFECTS } from './slideEffects.ts';
import type { TileEffect } from './types.ts';

const POOL: readonly TileEffect[] = Object.values(SLIDE_EFFECTS).filter((effect) => effect.kind === 'tiles');

/** One of the effects made of tiles, each as likely as the others. `random` gives a number from 0 up to, without, 1. */
export function pickTileEffect(random: () => number): TileEffect {
  return POOL[Math.floor(random() * POOL.length)] ?? SLIDE_EFFECTS.slideH;
}
