import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const lowSunIslands: Scene = {
  seed: 113,
  horizon: 0.5,
  sky: [
    [0, '#41507f'],
    [0.45, '#94809c'],
    [0.8, '#f0a06e'],
    [1, '#ffcf80'],
  ],
  light: { x: 0.56, y: 0.42, radius: 0.036, color: '#fff7da', glow: '#ffa552', strength: 0.7, reach: 0.34 },
  haze: '#d98f72',
  clouds: [
    {
      top: 0.03,
      bottom: 0.46,
      cover: 0.46,
      scale: 5.5,
      stretch: 5.5,
      lit: '#ffb483',
      shadow: '#6b5a80',
      opacity: 0.8,
      softness: 0.4,
    },
  ],
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'peaks',
        surface: 'rock',
        base: 0.52,
        height: 0.1,
        frequency: 1.6,
        lit: '#8a5f78',
        shadow: '#7d587a',
        haze: 0.5,
        envelope: [
          [0, 1],
          [0.3, 0.6],
          [0.5, 0],
          [0.64, 0],
          [0.8, 0.8],
          [1, 0.4],
        ],
        variant: 5,
      },
      {
        base: 0.547,
        height: 0.2,
        trees: { height: 0.022, density: 90 },
        haze: 0.05,
        lit: '#2c1f3c',
        shadow: '#241a36',
        frequency: 1.9,
        envelope: [
          [0, 1.2],
          [0.2, 0.5],
          [0.36, 0],
          [0.78, 0],
          [0.92, 0.8],
          [1, 1],
        ],
      },
    ),
  ],
  water: { level: 0.52, color: '#2b2a4c', tint: 0.45, ripple: 0.03, glitter: 1.6 },
};
