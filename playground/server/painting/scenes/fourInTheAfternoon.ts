import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const fourInTheAfternoon: Scene = {
  seed: 122,
  horizon: 0.6,
  sky: [
    [0, '#3f74b6'],
    [0.55, '#94b4da'],
    [0.85, '#e5cfd0'],
    [1, '#f6dcc4'],
  ],
  light: { x: 0.95, y: 0.34, radius: 0, color: '#ffffff', glow: '#ffcf9c', strength: 0.36, reach: 0.5 },
  haze: '#c3c9de',
  ridges: [
    {
      shape: 'peaks',
      surface: 'rock',
      base: 0.76,
      height: 0.6,
      frequency: 1.05,
      lit: '#b89a8c',
      shadow: '#4d5c86',
      haze: 0.14,
      snow: { line: 0.12, lit: '#ffe3cb', shadow: '#6f8fca' },
      mist: { amount: 0.4, depth: 0.5 },
      variant: 6,
      envelope: [
        [0, 0.9],
        [0.3, 0.75],
        [0.66, 1.08],
        [1, 0.7],
      ],
    },
    {
      shape: 'peaks',
      surface: 'rock',
      base: 0.9,
      height: 0.34,
      frequency: 1.4,
      lit: '#a88f8a',
      shadow: '#46588a',
      haze: 0.08,
      snow: { line: 0.02, lit: '#ffe9d6', shadow: '#6688c8' },
      mist: { amount: 0.3, depth: 0.3 },
      variant: 15,
      envelope: [
        [0, 1.2],
        [0.5, 0.6],
        [1, 1.1],
      ],
    },
    ...ridgeRange(
      4,
      {
        shape: 'hills',
        surface: 'sand',
        base: 0.98,
        height: 0.16,
        frequency: 1,
        lit: '#ffe9d8',
        shadow: '#7b9ad4',
        haze: 0.06,
        trees: { height: 0.012, density: 14 },
        variant: 24,
      },
      { base: 1.16, height: 0.24, frequency: 0.8, lit: '#fff0e4', shadow: '#5f83c8', haze: 0 },
    ),
  ],
  pines: [
    {
      color: '#16243c',
      trees: [
        { x: 0.9, foot: 1.03, height: 0.4 },
        { x: 0.965, foot: 1.05, height: 0.52 },
        { x: 0.83, foot: 1.03, height: 0.24 },
      ],
    },
  ],
};
