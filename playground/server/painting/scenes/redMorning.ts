import { ridgeRange } from '../ridgeRange.ts';
import type { Scene } from '../Scene.ts';

export const redMorning: Scene = {
  seed: 203,
  horizon: 0.64,
  sky: [
    [0, '#2d1f3f'],
    [0.4, '#7a2f46'],
    [0.75, '#e0563c'],
    [1, '#ffb057'],
  ],
  light: { x: 0.6, y: 0.62, radius: 0.045, color: '#fff0c0', glow: '#ff7a3c', strength: 0.55, reach: 0.4 },
  haze: '#b04a44',
  clouds: [
    {
      top: 0.02,
      bottom: 0.5,
      cover: 0.62,
      scale: 4.2,
      stretch: 4,
      lit: '#ff8a52',
      shadow: '#4b2740',
      opacity: 0.9,
      softness: 0.34,
    },
    {
      top: 0.34,
      bottom: 0.62,
      cover: 0.4,
      scale: 8,
      stretch: 8,
      lit: '#ffc070',
      shadow: '#7c3442',
      opacity: 0.7,
      softness: 0.4,
    },
  ],
  ridges: ridgeRange(
    6,
    {
      shape: 'peaks',
      surface: 'rock',
      base: 0.7,
      height: 0.2,
      frequency: 1.3,
      lit: '#93404a',
      shadow: '#7d3549',
      haze: 0.5,
      mist: { amount: 0.7, depth: 0.2 },
      variant: 3,
    },
    { base: 1.12, height: 0.34, frequency: 1.6, lit: '#241524', shadow: '#120c18', haze: 0 },
  ),
};
