import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const tallPines: Scene = {
  seed: 151,
  horizon: 0.8,
  sky: [
    [0, '#9fb6b4'],
    [0.6, '#d5d8c6'],
    [1, '#efe6c9'],
  ],
  light: { x: 0.36, y: 0.42, radius: 0.03, color: '#fffdf0', glow: '#fff1c4', strength: 0.5, reach: 0.35 },
  haze: '#d8dccb',
  ridges: [
    ...ridgeRange(
      6,
      {
        shape: 'hills',
        surface: 'flat',
        base: 0.74,
        height: 0.12,
        frequency: 1,
        lit: '#9db0a8',
        shadow: '#96aaa4',
        haze: 0.6,
        mist: { amount: 0.95, depth: 0.2 },
        trees: { height: 0.16, density: 34 },
        variant: 2,
      },
      { base: 1, height: 0.1, lit: '#33504c', shadow: '#2b4644', haze: 0.14, trees: { height: 0.34, density: 12 } },
    ),
    {
      shape: 'hills',
      surface: 'grass',
      base: 1.06,
      height: 0.1,
      frequency: 1.2,
      lit: '#3c4f34',
      shadow: '#15231f',
      haze: 0,
      mist: { amount: 0.2, depth: 0.1 },
    },
  ],
  pines: [
    {
      color: '#3f5a55',
      trees: [
        { x: 0.3, foot: 0.99, height: 0.62 },
        { x: 0.62, foot: 0.98, height: 0.52 },
      ],
    },
    {
      color: '#0c1a18',
      trees: [
        { x: 0.12, foot: 1.04, height: 0.94 },
        { x: 0.86, foot: 1.05, height: 0.84 },
        { x: 0.985, foot: 1.04, height: 0.66 },
        { x: -0.04, foot: 1.05, height: 0.7 },
      ],
    },
  ],
};
