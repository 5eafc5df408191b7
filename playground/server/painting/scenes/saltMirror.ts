import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const saltMirror: Scene = {
  seed: 282,
  horizon: 0.5,
  sky: [
    [0, '#3f5fa6'],
    [0.45, '#a58cc0'],
    [0.8, '#ffb48c'],
    [1, '#ffe2a8'],
  ],
  light: { x: 0.5, y: 0.46, radius: 0.03, color: '#fffbe8', glow: '#ffb26a', strength: 0.55, reach: 0.36 },
  haze: '#d8a8a4',
  clouds: [
    {
      top: 0,
      bottom: 0.5,
      cover: 0.56,
      scale: 4,
      stretch: 3,
      lit: '#ffc9a0',
      shadow: '#8a76ac',
      opacity: 0.9,
      softness: 0.3,
    },
  ],
  ridges: ridgeRange(
    2,
    {
      shape: 'peaks',
      surface: 'flat',
      base: 0.506,
      height: 0.04,
      frequency: 2.2,
      lit: '#8a6a94',
      shadow: '#80648f',
      haze: 0.4,
      variant: 5,
    },
    { base: 0.508, height: 0.03, lit: '#5c4a7c', shadow: '#554676', haze: 0.16 },
  ),
  water: { level: 0.502, color: '#b58fb0', tint: 0.12, ripple: 0.0015, glitter: 0.2 },
};
