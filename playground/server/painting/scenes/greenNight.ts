import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const greenNight: Scene = {
  seed: 72,
  horizon: 0.64,
  sky: [
    [0, '#050a1c'],
    [0.6, '#0c1c38'],
    [1, '#1c3a4e'],
  ],
  light: { x: 0.3, y: 0.66, radius: 0, color: '#ffffff', glow: '#3c7a6a', strength: 0.22, reach: 0.5 },
  haze: '#16303f',
  stars: { count: 900 },
  aurora: { colors: ['#5dffa0', '#7a4bd0'], curtains: [0.3, 0.42, 0.52], strength: 0.85 },
  ridges: [
    ...ridgeRange(
      3,
      {
        shape: 'peaks',
        surface: 'rock',
        base: 0.68,
        height: 0.3,
        frequency: 1.5,
        lit: '#5d8a94',
        shadow: '#14273a',
        haze: 0.28,
        snow: { line: 0.25, lit: '#a4cfc8', shadow: '#2b4a60' },
        mist: { amount: 0.6, depth: 0.2 },
        variant: 3,
        envelope: [
          [0, 1.15],
          [0.45, 0.45],
          [1, 1.05],
        ],
      },
      { base: 0.68, height: 0.16, haze: 0.05, lit: '#24434f', shadow: '#0a1622' },
    ),
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.655,
      height: 0.03,
      frequency: 3,
      lit: '#070f18',
      shadow: '#060c14',
      haze: 0,
      trees: { height: 0.04, density: 120 },
      envelope: [
        [0, 2],
        [0.35, 0.3],
        [0.7, 0.4],
        [1, 2.2],
      ],
    },
  ],
  water: { level: 0.648, color: '#06121e', tint: 0.35, ripple: 0.016 },
};
