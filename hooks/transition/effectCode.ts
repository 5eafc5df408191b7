import type * as Cube from './animateCube.ts';
import type * as Tiles from './animateTiles.ts';
import { SLIDE_EFFECTS } from './slideEffects.ts';
import type { SlideEffect, SlideEffectDefinition } from './types.ts';

/** The code of single effects, as far as it has come. */
export const effectCode: { tiles?: typeof Tiles; cube?: typeof Cube } = {};

/** The code that draws an effect, null where moving both slides as a whole is enough. */
export function neededCode(effect: SlideEffectDefinition): 'tiles' | 'cube' | null {
  switch (effect.kind) {
    case 'random':
      return 'tiles';
    case 'tiles':
      return effect.columns * effect.rows > 1 ? 'tiles' : null;
    case 'cube':
      return 'cube';
    default:
      return null;
  }
}

/** Fetches what an effect needs. False when it cannot be had. */
export async function loadEffect(name: SlideEffect): Promise<boolean> {
  const kind = neededCode(SLIDE_EFFECTS[name]);
  try {
    if (kind === 'tiles') effectCode.tiles ??= await import('./animateTiles.ts');
    if (kind === 'cube') effectCode.cube ??= await import('./animateCube.ts');
    return true;
  } catch {
    return false;
  }
}
