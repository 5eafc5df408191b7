import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const desertNight: Scene = {
  seed: 61,
  horizon: 0.56,
  sky: [
    [0, '#050b20'],
    [0.6, '#12275a'],
    [0.9, '#35508a'],
    [1, '#5d6f9c'],
  ],
  light: {
    x: 0.22,
    y: 0.2,
    radius: 0.026,
    color: '#fbf6e4',
    glow: '#8fa9dc',
    strength: 0.4,
    reach: 0.25,
    isMoon: true,
  },
  haze: '#40588c',
  stars: { count: 1500, band: 0.1 },
  ridges: ridgeRange(
    5,
    {
      shape: 'dunes',
      surface: 'sand',
      base: 0.62,
      height: 0.1,
      frequency: 1.6,
      lit: '#6f86b8',
      shadow: '#2d4377',
      haze: 0.4,
      variant: 4,
    },
    { base: 1.22, height: 0.46, frequency: 0.62, haze: 0, lit: '#7f93bd', shadow: '#16264f' },
  ),
};
