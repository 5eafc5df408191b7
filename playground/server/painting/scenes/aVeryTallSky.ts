import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const aVeryTallSky: Scene = {
  seed: 262,
  horizon: 0.88,
  sky: [
    [0, '#16346c'],
    [0.4, '#4d7fb8'],
    [0.75, '#c9b4b4'],
    [0.92, '#fbb98a'],
    [1, '#ffe0a6'],
  ],
  light: { x: 0.4, y: 0.86, radius: 0.02, color: '#fff8de', glow: '#ffac68', strength: 0.55, reach: 0.3 },
  haze: '#c99a90',
  clouds: [
    {
      top: 0.02,
      bottom: 0.5,
      cover: 0.5,
      scale: 2.6,
      stretch: 1.9,
      lit: '#ffdcc0',
      shadow: '#5f7aa8',
      opacity: 0.92,
      softness: 0.26,
    },
    {
      top: 0.4,
      bottom: 0.84,
      cover: 0.46,
      scale: 5,
      stretch: 4.5,
      lit: '#ffb68c',
      shadow: '#7a6f94',
      opacity: 0.85,
      softness: 0.34,
    },
  ],
  ridges: ridgeRange(
    5,
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.9,
      height: 0.04,
      frequency: 1.6,
      lit: '#9a7480',
      shadow: '#8c6a7c',
      haze: 0.4,
      variant: 4,
    },
    { base: 1.01, height: 0.05, lit: '#1c1c2c', shadow: '#151624', haze: 0, trees: { height: 0.03, density: 40 } },
  ),
};
