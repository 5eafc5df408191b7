import type { SlideEffect } from '../transition/types.ts';

const EFFECTS: readonly SlideEffect[] = [
  'none',
  'fade',
  'cubeH',
  'cubeV',
  'sliceH',
  'sliceV',
  'slideH',
  'slideV',
  'scaleOut',
  'scaleIn',
  'blockScale',
  'kaleidoscope',
  'fan',
  'blindH',
  'blindV',
  'random',
];

/** The wire has our names. One that we do not know is undefined: the default serves. */
export function toSlideEffect(name: unknown): SlideEffect | undefined {
  return EFFECTS.find((effect) => effect === name);
}
