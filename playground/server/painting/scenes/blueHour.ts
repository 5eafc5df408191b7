import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const blueHour: Scene = {
  seed: 32,
  horizon: 0.58,
  sky: [
    [0, '#0d1f45'],
    [0.45, '#2d4f86'],
    [0.78, '#8f8fb5'],
    [0.93, '#e8b39a'],
    [1, '#f6cf9f'],
  ],
  light: { x: 0.62, y: 0.6, radius: 0, color: '#ffd9a8', glow: '#ff9d66', strength: 0.4, reach: 0.36 },
  haze: '#6a78a3',
  stars: { count: 140 },
  clouds: [
    {
      top: 0.1,
      bottom: 0.56,
      cover: 0.4,
      scale: 6,
      stretch: 6,
      lit: '#e59a8a',
      shadow: '#3c4f84',
      opacity: 0.7,
      softness: 0.45,
    },
  ],
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'peaks',
        surface: 'rock',
        base: 0.62,
        height: 0.3,
        frequency: 1.3,
        lit: '#5a6693',
        shadow: '#3a4a79',
        haze: 0.45,
        mist: { amount: 0.8, depth: 0.24 },
        variant: 2,
        envelope: [
          [0, 1.1],
          [0.6, 0.45],
          [1, 1],
        ],
      },
      { base: 0.64, height: 0.16, haze: 0.05, lit: '#20305a', shadow: '#162246', frequency: 2.2 },
    ),
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.6,
      height: 0.05,
      frequency: 2.5,
      lit: '#0d1630',
      shadow: '#0b1228',
      haze: 0,
      trees: { height: 0.05, density: 110 },
      envelope: [
        [0, 2.4],
        [0.3, 1.1],
        [0.55, 0.1],
        [0.8, 0.6],
        [1, 2],
      ],
    },
  ],
  water: { level: 0.595, color: '#0e2148', tint: 0.5, ripple: 0.012, glitter: 0.5 },
  pines: [
    {
      color: '#060b1a',
      trees: [
        { x: 0.05, foot: 1.05, height: 0.72 },
        { x: 0.115, foot: 1.06, height: 0.5 },
        { x: -0.01, foot: 1.06, height: 0.56 },
      ],
    },
  ],
};
