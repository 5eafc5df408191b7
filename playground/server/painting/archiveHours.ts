import type { ArchiveSheet } from './archiveSheet.ts';
import type { Scene } from './Scene.ts';

/** The light of an hour: its sky and air, and the colours of far and near land. */
export interface ArchiveHour {
  readonly sky: Scene['sky'];
  readonly haze: string;
  readonly glow: string;
  readonly strength: number;
  readonly far: string;
  readonly near: string;
  readonly shade: string;
  readonly hasStars?: boolean | undefined;
}

export const archiveHours: Record<ArchiveSheet['hour'], ArchiveHour> = {
  'at dawn': {
    sky: [
      [0, '#4f74a8'],
      [0.6, '#c8b3bd'],
      [1, '#f7cfa4'],
    ],
    haze: '#cdb6bd',
    glow: '#ffb878',
    strength: 0.45,
    far: '#8d86a8',
    near: '#2f3350',
    shade: '#1d2138',
  },
  'at noon': {
    sky: [
      [0, '#2d78c2'],
      [0.6, '#8cc0e8'],
      [1, '#e6f1f3'],
    ],
    haze: '#b9d5e6',
    glow: '#fff4d2',
    strength: 0.25,
    far: '#8fae9c',
    near: '#6f9a3c',
    shade: '#24502f',
  },
  'at dusk': {
    sky: [
      [0, '#2c2f62'],
      [0.5, '#8a5f94'],
      [0.85, '#f0916c'],
      [1, '#ffc878'],
    ],
    haze: '#b5768a',
    glow: '#ff9550',
    strength: 0.55,
    far: '#8a5f86',
    near: '#2a1c38',
    shade: '#170f24',
  },
  'in mist': {
    sky: [
      [0, '#93abb3'],
      [0.6, '#cfd7d2'],
      [1, '#eee7d4'],
    ],
    haze: '#d6dcd4',
    glow: '#fff3d0',
    strength: 0.3,
    far: '#a3b5b3',
    near: '#2d4644',
    shade: '#1e3434',
  },
  'at night': {
    sky: [
      [0, '#060c22'],
      [0.6, '#142a5a'],
      [1, '#4a689c'],
    ],
    haze: '#2f4c80',
    glow: '#9db6e2',
    strength: 0.4,
    far: '#33507f',
    near: '#0b1630',
    shade: '#060c1c',
    hasStars: true,
  },
  'before rain': {
    sky: [
      [0, '#3e4a59'],
      [0.6, '#7b8791'],
      [1, '#ccd0c6'],
    ],
    haze: '#a7b0b0',
    glow: '#ece4c6',
    strength: 0.28,
    far: '#7b878a',
    near: '#4d5f40',
    shade: '#1f2e28',
  },
};
