import type { SlideEffect, SlideEffectDefinition, TileEffect } from './types.ts';

const TILES: TileEffect = {
  kind: 'tiles',
  columns: 1,
  rows: 1,
  rotateDegrees: 0,
  translateX: 0,
  translateY: 0,
  unit: 'slide',
  scale: 1,
  endOpacity: 0,
  easing: 'ease-in-out',
};

/** The effects as data. */
export const SLIDE_EFFECTS = {
  none: { kind: 'cut' },
  fade: { kind: 'fade', easing: 'linear' },
  cubeH: { kind: 'cube', turn: 'horizontal', easing: 'ease-in-out' },
  cubeV: { kind: 'cube', turn: 'vertical', easing: 'ease-in-out' },
  sliceH: { ...TILES, rows: 8, translateX: -1 },
  sliceV: { ...TILES, columns: 10, translateY: -1 },
  slideH: { ...TILES, translateX: -1, endOpacity: 1 },
  slideV: { ...TILES, translateY: 1, endOpacity: 1 },
  scaleOut: { ...TILES, scale: 1.5 },
  scaleIn: { ...TILES, scale: 0.5 },
  blockScale: { ...TILES, columns: 8, rows: 6, scale: 0.6 },
  kaleidoscope: { ...TILES, columns: 10, rows: 8 },
  fan: { ...TILES, rows: 10, rotateDegrees: 45, translateX: 100, unit: 'px' },
  blindH: { ...TILES, columns: 10, scale: 0.7 },
  blindV: { ...TILES, rows: 8, scale: 0.7 },
  random: { kind: 'random' },
} as const satisfies Readonly<Record<SlideEffect, SlideEffectDefinition>>;

/** Whether moving or fading both slides as a whole is not enough. */
export function needsTiles(effect: SlideEffectDefinition): boolean {
  return effect.kind === 'tiles'
    ? effect.columns * effect.rows > 1
    : effect.kind === 'cube' || effect.kind === 'random';
}
