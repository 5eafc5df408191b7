import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const rainOnItsWay: Scene = {
  seed: 131,
  horizon: 0.6,
  sky: [
    [0, '#3d4a5a'],
    [0.5, '#6f7d8b'],
    [1, '#c3c9c4'],
  ],
  light: { x: 0.2, y: 0.5, radius: 0, color: '#ffffff', glow: '#e8e2c8', strength: 0.3, reach: 0.4 },
  haze: '#a9b3b6',
  clouds: [
    {
      top: -0.2,
      bottom: 0.5,
      cover: 0.8,
      scale: 3.4,
      stretch: 2.2,
      lit: '#c2c8cc',
      shadow: '#3b4654',
      opacity: 0.95,
      softness: 0.5,
    },
    {
      top: 0.1,
      bottom: 0.58,
      cover: 0.5,
      scale: 5,
      stretch: 5,
      lit: '#dde0da',
      shadow: '#5c6975',
      opacity: 0.7,
      softness: 0.5,
    },
  ],
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'peaks',
        surface: 'rock',
        base: 0.7,
        height: 0.34,
        frequency: 1.3,
        lit: '#7f8a90',
        shadow: '#54626e',
        haze: 0.55,
        mist: { amount: 0.9, depth: 0.25 },
        variant: 4,
      },
      { base: 0.92, height: 0.3, haze: 0.15, lit: '#5c6a5e', shadow: '#27363a' },
    ),
    ...ridgeRange(
      5,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.9,
        height: 0.14,
        frequency: 1.2,
        lit: '#6f8058',
        shadow: '#2d3f38',
        haze: 0.12,
        mist: { amount: 0.5, depth: 0.2 },
        trees: { height: 0.03, density: 130 },
        variant: 30,
      },
      { base: 1.14, height: 0.2, lit: '#54683c', shadow: '#1a2a22', haze: 0, trees: { height: 0.1, density: 30 } },
    ),
  ],
  rain: { color: '#8b97a0', strength: 0.85, from: 0.5, to: 1.25 },
};
