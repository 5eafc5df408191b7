import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const longFjord: Scene = {
  seed: 212,
  horizon: 0.54,
  sky: [
    [0, '#3e5a8c'],
    [0.55, '#9aa7c2'],
    [0.85, '#f0c9ae'],
    [1, '#fae0b4'],
  ],
  light: { x: 0.5, y: 0.5, radius: 0, color: '#fff2d8', glow: '#ffc48c', strength: 0.5, reach: 0.36 },
  haze: '#b7b5c8',
  clouds: [
    {
      top: 0.04,
      bottom: 0.5,
      cover: 0.4,
      scale: 6,
      stretch: 7,
      lit: '#ffdcc0',
      shadow: '#8390b2',
      opacity: 0.65,
      softness: 0.45,
    },
  ],
  ridges: ridgeRange(
    7,
    {
      shape: 'peaks',
      surface: 'rock',
      base: 0.57,
      height: 0.2,
      frequency: 1.5,
      lit: '#8d93b4',
      shadow: '#737fa8',
      haze: 0.6,
      mist: { amount: 0.6, depth: 0.2 },
      variant: 3,
      envelope: [
        [0, 0.7],
        [0.4, 0.55],
        [0.5, 0.12],
        [0.6, 0.55],
        [1, 0.8],
      ],
    },
    {
      base: 0.6,
      height: 0.62,
      frequency: 1,
      lit: '#34405c',
      shadow: '#141d33',
      haze: 0.02,
      envelope: [
        [0, 1.1],
        [0.12, 0.7],
        [0.24, 0],
        [0.78, 0],
        [0.9, 0.75],
        [1, 1.15],
      ],
    },
  ),
  water: { level: 0.57, color: '#1c3354', tint: 0.4, ripple: 0.012, glitter: 0.7 },
};
