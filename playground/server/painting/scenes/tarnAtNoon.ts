import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const tarnAtNoon: Scene = {
  seed: 41,
  horizon: 0.56,
  sky: [
    [0, '#1f63ae'],
    [0.6, '#6fb0e3'],
    [1, '#dcecf4'],
  ],
  light: { x: 0.2, y: 0.02, radius: 0, color: '#ffffff', glow: '#fff6dc', strength: 0.25, reach: 0.5 },
  haze: '#a9cbe6',
  clouds: [
    {
      top: 0,
      bottom: 0.5,
      cover: 0.46,
      scale: 2.8,
      stretch: 1.7,
      lit: '#ffffff',
      shadow: '#9db7d3',
      opacity: 0.95,
      softness: 0.2,
    },
  ],
  ridges: [
    {
      shape: 'peaks',
      surface: 'rock',
      base: 0.64,
      height: 0.5,
      frequency: 1.2,
      lit: '#cfc4b4',
      shadow: '#5a6c8c',
      haze: 0.18,
      snow: { line: 0.5, lit: '#ffffff', shadow: '#a9c0e2' },
      mist: { amount: 0.35, depth: 0.4 },
      variant: 8,
      envelope: [
        [0, 0.7],
        [0.4, 1.05],
        [0.7, 0.85],
        [1, 0.7],
      ],
    },
    ...ridgeRange(
      4,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.62,
        height: 0.2,
        frequency: 1.6,
        lit: '#8fa868',
        shadow: '#3d5a4c',
        haze: 0.2,
        trees: { height: 0.03, density: 160 },
        envelope: [
          [0, 1.3],
          [0.5, 0.3],
          [1, 1.2],
        ],
        variant: 14,
      },
      {
        base: 0.62,
        height: 0.08,
        lit: '#4f7a3e',
        shadow: '#1f3d30',
        haze: 0.03,
        trees: { height: 0.06, density: 110 },
      },
    ),
  ],
  water: { level: 0.6, color: '#0f5f78', tint: 0.62, ripple: 0.008 },
  foreground: [
    {
      shape: 'hills',
      surface: 'grass',
      base: 1.06,
      height: 0.13,
      frequency: 1.4,
      lit: '#7fa04a',
      shadow: '#2c4a2a',
      haze: 0,
      envelope: [
        [0, 1.3],
        [0.5, 0.3],
        [1, 1.5],
      ],
    },
  ],
};
