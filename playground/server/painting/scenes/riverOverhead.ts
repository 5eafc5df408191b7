import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const riverOverhead: Scene = {
  seed: 164,
  horizon: 0.84,
  sky: [
    [0, '#040814'],
    [0.6, '#0b1730'],
    [0.9, '#22344f'],
    [1, '#4a5262'],
  ],
  light: { x: 0.75, y: 0.9, radius: 0, color: '#ffffff', glow: '#c99a6a', strength: 0.2, reach: 0.3 },
  haze: '#1b2a42',
  stars: { count: 4200, band: 0.26 },
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'peaks',
        surface: 'rock',
        base: 0.88,
        height: 0.24,
        frequency: 1.6,
        lit: '#2b3c58',
        shadow: '#162338',
        haze: 0.35,
        mist: { amount: 0.5, depth: 0.16 },
        variant: 5,
      },
      { base: 1.02, height: 0.2, haze: 0, lit: '#101a2a', shadow: '#080e18' },
    ),
    {
      shape: 'hills',
      surface: 'flat',
      base: 1.02,
      height: 0.06,
      frequency: 2,
      lit: '#04070d',
      shadow: '#04070d',
      haze: 0,
      trees: { height: 0.09, density: 46 },
      variant: 20,
    },
  ],
};
