import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const heatherMoor: Scene = {
  seed: 271,
  horizon: 0.48,
  sky: [
    [0, '#4f7fb4'],
    [0.6, '#aac3da'],
    [1, '#f0e6d8'],
  ],
  light: { x: 0.88, y: 0.2, radius: 0, color: '#ffffff', glow: '#ffe2b8', strength: 0.34, reach: 0.5 },
  haze: '#c4c6d6',
  clouds: [
    {
      top: 0,
      bottom: 0.44,
      cover: 0.5,
      scale: 3.4,
      stretch: 2.6,
      lit: '#fff6ea',
      shadow: '#98a8c0',
      opacity: 0.92,
      softness: 0.24,
    },
  ],
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.53,
        height: 0.12,
        frequency: 1.2,
        lit: '#9a9bb4',
        shadow: '#7a86a6',
        haze: 0.5,
        variant: 5,
      },
      { base: 0.68, height: 0.13, lit: '#a07a9c', shadow: '#5a5678', haze: 0.16 },
    ),
    {
      shape: 'hills',
      surface: 'grass',
      base: 0.72,
      height: 0.12,
      frequency: 1.3,
      lit: '#8d8a62',
      shadow: '#4b5548',
      haze: 0.14,
      variant: 40,
      trees: { height: 0.022, density: 40, isLeafy: true, color: '#3d4a44' },
    },
    ...ridgeRange(
      5,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.74,
        height: 0.12,
        frequency: 1,
        lit: '#bd72a4',
        shadow: '#5c4468',
        haze: 0.08,
        variant: 20,
      },
      { base: 1.16, height: 0.22, lit: '#c65a9a', shadow: '#3a2440', haze: 0 },
    ),
  ],
};
