import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const sevenValleys: Scene = {
  seed: 59,
  horizon: 0.55,
  sky: [
    [0, '#7fa6b8'],
    [0.5, '#c9d3c9'],
    [1, '#f5e2bd'],
  ],
  light: { x: 0.7, y: 0.2, radius: 0.032, color: '#fffbe8', glow: '#ffe6ae', strength: 0.45, reach: 0.42 },
  haze: '#d9dccb',
  ridges: ridgeRange(
    9,
    {
      shape: 'hills',
      surface: 'flat',
      base: 0.5,
      height: 0.2,
      frequency: 1.3,
      lit: '#7d9a9a',
      shadow: '#6d8f93',
      haze: 0.7,
      mist: { amount: 0.95, depth: 0.12 },
      trees: { height: 0.005, density: 280 },
      variant: 2,
    },
    {
      base: 1.2,
      height: 0.34,
      frequency: 1.5,
      haze: 0,
      lit: '#16302f',
      shadow: '#0d2224',
      trees: { height: 0.1, density: 60 },
    },
  ),
};
