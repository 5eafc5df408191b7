import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const stillWater: Scene = {
  seed: 254,
  horizon: 0.5,
  sky: [
    [0, '#8fb0c4'],
    [0.6, '#d3dcd8'],
    [1, '#f4e6cf'],
  ],
  light: { x: 0.3, y: 0.3, radius: 0, color: '#ffffff', glow: '#fff0cc', strength: 0.35, reach: 0.4 },
  haze: '#d9e0da',
  ridges: ridgeRange(
    5,
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.46,
      height: 0.2,
      frequency: 1.2,
      lit: '#93aaae',
      shadow: '#8aa2a8',
      haze: 0.6,
      mist: { amount: 0.95, depth: 0.16 },
      trees: { height: 0.02, density: 150 },
      variant: 6,
      envelope: [
        [0, 1.1],
        [0.6, 0.5],
        [1, 1],
      ],
    },
    {
      base: 0.53,
      height: 0.05,
      lit: '#28423f',
      shadow: '#213a39',
      haze: 0.02,
      mist: { amount: 0.6, depth: 0.12 },
      trees: { height: 0.13, density: 60 },
    },
  ),
  water: { level: 0.515, color: '#5f7f86', tint: 0.22, ripple: 0.003 },
};
