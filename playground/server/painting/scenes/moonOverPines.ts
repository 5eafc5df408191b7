import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const moonOverPines: Scene = {
  seed: 83,
  horizon: 0.86,
  sky: [
    [0, '#071330'],
    [0.5, '#183562'],
    [0.85, '#4a6f9c'],
    [1, '#7f9dbb'],
  ],
  light: {
    x: 0.62,
    y: 0.27,
    radius: 0.062,
    color: '#f4f1e2',
    glow: '#9fb9dc',
    strength: 0.5,
    reach: 0.26,
    isMoon: true,
  },
  haze: '#5d7fa8',
  stars: { count: 320 },
  clouds: [
    {
      top: 0.12,
      bottom: 0.6,
      cover: 0.4,
      scale: 5,
      stretch: 5,
      lit: '#b9cbe4',
      shadow: '#2c4a78',
      opacity: 0.5,
      softness: 0.5,
    },
  ],
  ridges: ridgeRange(
    6,
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.82,
      height: 0.14,
      frequency: 1.4,
      lit: '#46668f',
      shadow: '#3d5c86',
      haze: 0.5,
      mist: { amount: 0.9, depth: 0.12, color: '#7d9abf' },
      trees: { height: 0.03, density: 170 },
      variant: 3,
    },
    { base: 1.06, height: 0.12, haze: 0, lit: '#0a1428', shadow: '#070e1d', trees: { height: 0.13, density: 42 } },
  ),
  pines: [
    {
      color: '#040914',
      trees: [
        { x: 0.1, foot: 1.04, height: 0.62 },
        { x: 0.27, foot: 1.06, height: 0.42 },
        { x: 0.94, foot: 1.05, height: 0.5 },
        { x: 0.8, foot: 1.07, height: 0.3 },
        { x: -0.03, foot: 1.06, height: 0.46 },
      ],
    },
  ],
};
