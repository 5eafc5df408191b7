import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const lastHalfHour: Scene = {
  seed: 61,
  horizon: 0.5,
  sky: [
    [0, '#5677a4'],
    [0.5, '#b9a9b0'],
    [0.85, '#f2c08e'],
    [1, '#fbd9a2'],
  ],
  light: { x: 0.86, y: 0.4, radius: 0.035, color: '#fff6dc', glow: '#ffb45e', strength: 0.6, reach: 0.4 },
  haze: '#e3b994',
  clouds: [
    {
      top: 0.02,
      bottom: 0.4,
      cover: 0.3,
      scale: 5,
      stretch: 7,
      lit: '#ffd9ae',
      shadow: '#a08d9e',
      opacity: 0.6,
      softness: 0.5,
    },
  ],
  ridges: ridgeRange(
    6,
    {
      shape: 'dunes',
      surface: 'sand',
      base: 0.56,
      height: 0.1,
      frequency: 1.6,
      lit: '#f0bd7d',
      shadow: '#a76e54',
      haze: 0.5,
      variant: 4,
    },
    { base: 1.22, height: 0.5, frequency: 0.62, haze: 0, lit: '#f0a250', shadow: '#5d2f28' },
  ),
};
