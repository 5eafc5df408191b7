import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const violetHour: Scene = {
  seed: 173,
  horizon: 0.56,
  sky: [
    [0, '#2a2f66'],
    [0.45, '#6a5aa0'],
    [0.8, '#d58fae'],
    [1, '#f6bf9e'],
  ],
  light: { x: 0.34, y: 0.58, radius: 0, color: '#ffe0c0', glow: '#ff9a7a', strength: 0.45, reach: 0.4 },
  haze: '#9a7fb0',
  stars: { count: 60 },
  clouds: [
    {
      top: 0.08,
      bottom: 0.54,
      cover: 0.5,
      scale: 5,
      stretch: 5,
      lit: '#ff9fa0',
      shadow: '#5c5094',
      opacity: 0.75,
      softness: 0.4,
    },
  ],
  ridges: [
    ...ridgeRange(
      5,
      {
        shape: 'hills',
        surface: 'flat',
        base: 0.6,
        height: 0.13,
        frequency: 1.2,
        lit: '#7a68a6',
        shadow: '#6b5c9d',
        haze: 0.5,
        mist: { amount: 0.7, depth: 0.16 },
        variant: 4,
      },
      { base: 0.84, height: 0.16, lit: '#463a72', shadow: '#352d5e', haze: 0.1 },
    ),
    ...ridgeRange(
      5,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.88,
        height: 0.1,
        frequency: 1,
        lit: '#7c5fae',
        shadow: '#33285c',
        haze: 0.08,
        variant: 22,
      },
      { base: 1.16, height: 0.2, lit: '#7a4fa2', shadow: '#1d1840', haze: 0 },
    ),
  ],
};
