import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const marshGold: Scene = {
  seed: 194,
  horizon: 0.46,
  sky: [
    [0, '#4a6f98'],
    [0.5, '#a9a9a8'],
    [0.85, '#f3c27a'],
    [1, '#ffe0a0'],
  ],
  light: { x: 0.32, y: 0.38, radius: 0.034, color: '#fffbe4', glow: '#ffbf62', strength: 0.6, reach: 0.36 },
  haze: '#d8b47c',
  clouds: [
    {
      top: 0.02,
      bottom: 0.42,
      cover: 0.42,
      scale: 5,
      stretch: 5.5,
      lit: '#ffdba0',
      shadow: '#7f8794',
      opacity: 0.7,
      softness: 0.42,
    },
  ],
  ridges: ridgeRange(
    4,
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.49,
      height: 0.04,
      frequency: 1.5,
      lit: '#9c8a6e',
      shadow: '#8d8270',
      haze: 0.5,
      trees: { height: 0.01, density: 120 },
      variant: 4,
    },
    {
      base: 0.505,
      height: 0.03,
      lit: '#3d3424',
      shadow: '#332c22',
      haze: 0.06,
      trees: { height: 0.035, density: 70 },
    },
  ),
  water: { level: 0.5, color: '#3a3f40', tint: 0.4, ripple: 0.014, glitter: 1 },
  reeds: { color: '#1f1a10', lit: '#c9913c', count: 900, height: 0.34 },
};
