import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const mesasAfterRain: Scene = {
  seed: 95,
  horizon: 0.6,
  sky: [
    [0, '#3c5b8c'],
    [0.45, '#8f93b4'],
    [0.8, '#eab59c'],
    [1, '#f7d4a6'],
  ],
  light: { x: 0.1, y: 0.5, radius: 0, color: '#fff0d0', glow: '#ffae6b', strength: 0.45, reach: 0.55 },
  haze: '#c9a3a2',
  clouds: [
    {
      top: 0,
      bottom: 0.42,
      cover: 0.6,
      scale: 3,
      stretch: 3,
      lit: '#ffcfae',
      shadow: '#6b6d93',
      opacity: 0.9,
      softness: 0.35,
    },
    {
      top: 0.3,
      bottom: 0.58,
      cover: 0.4,
      scale: 7,
      stretch: 6,
      lit: '#ffd9b0',
      shadow: '#a48aa0',
      opacity: 0.6,
      softness: 0.4,
    },
  ],
  ridges: [
    ...ridgeRange(
      4,
      {
        shape: 'mesas',
        surface: 'strata',
        base: 0.66,
        height: 0.16,
        frequency: 1.5,
        lit: '#d98c68',
        shadow: '#8a5566',
        haze: 0.6,
        mist: { amount: 0.5, depth: 0.2 },
        variant: 41,
      },
      { base: 0.86, height: 0.4, frequency: 0.8, haze: 0.06, lit: '#dd7a46', shadow: '#5c2a35' },
    ),
    ...ridgeRange(
      3,
      {
        shape: 'hills',
        surface: 'grass',
        base: 0.86,
        height: 0.06,
        frequency: 1.6,
        lit: '#c98d58',
        shadow: '#6d4440',
        haze: 0.1,
        variant: 30,
      },
      { base: 1.04, height: 0.12, lit: '#a8683e', shadow: '#3d2326', haze: 0 },
    ),
  ],
};
