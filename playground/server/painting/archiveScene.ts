import { archiveHours } from './archiveHours.ts';
import type { ArchiveHour } from './archiveHours.ts';
import type { ArchiveSheet } from './archiveSheet.ts';
import { createRandom } from './createRandom.ts';
import { ridgeRange } from './ridgeRange.ts';
import type { Light, Ridge, Scene } from './Scene.ts';

type Land = Pick<Scene, 'horizon' | 'ridges' | 'water'>;
type Between = (from: number, to: number) => number;

const FIRST_SEED = 5000;

function landOf({ land }: ArchiveSheet, { far, near, shade }: ArchiveHour, between: Between): Land {
  const horizon = between(0.48, 0.62);
  const first: Ridge = {
    shape: 'hills',
    surface: 'flat',
    base: horizon + 0.04,
    height: between(0.1, 0.2),
    frequency: between(1, 1.8),
    lit: far,
    shadow: far,
    haze: 0.5,
    mist: { amount: 0.7, depth: 0.16 },
  };
  const last: Partial<Ridge> = { base: 1.14, height: between(0.18, 0.32), lit: near, shadow: shade, haze: 0 };
  const trees = { height: between(0.05, 0.11), density: between(30, 70) };
  switch (land) {
    case 'Ridge':
      return { horizon, ridges: ridgeRange(5, { ...first, shape: 'peaks', surface: 'rock', height: 0.3 }, last) };
    case 'Dunes':
      return { horizon, ridges: ridgeRange(4, { ...first, shape: 'dunes', surface: 'sand', mist: undefined }, last) };
    case 'Valley':
      return {
        horizon,
        ridges: ridgeRange(6, { ...first, trees: { height: 0.01, density: 160 } }, { ...last, trees }),
      };
    case 'Hills':
      return { horizon, ridges: ridgeRange(5, { ...first, surface: 'grass', mist: undefined }, last) };
    case 'Lake': {
      const level = horizon + 0.03;
      const shore = { base: level + 0.01, height: 0.05, lit: near, shadow: shade, haze: 0.04, trees };
      return { horizon, ridges: ridgeRange(4, first, shore), water: { level, color: shade, tint: 0.3, ripple: 0.009 } };
    }
    case 'Coast': {
      const level = horizon + 0.02;
      const cape: Ridge = {
        ...first,
        shape: 'peaks',
        base: level + 0.02,
        mist: undefined,
        envelope: [
          [0, between(0, 1.2)],
          [0.5, 0],
          [1, between(0, 1.2)],
        ],
      };
      const sea = { level, color: shade, tint: 0.45, ripple: 0.026, glitter: 1.1 };
      return { horizon, ridges: ridgeRange(3, cape, { lit: near, shadow: shade, haze: 0.1 }), water: sea };
    }
  }
}

/** The scene of a sheet, all of it drawn from its number. It leaves out what takes long to paint. */
export function archiveScene(sheet: ArchiveSheet): Scene {
  const random = createRandom(sheet.number + FIRST_SEED);
  const between: Between = (from, to) => from + (to - from) * random();
  const hour = archiveHours[sheet.hour];
  const land = landOf(sheet, hour, between);
  const isVisible = random() < 0.55;
  const light: Light = {
    x: between(0.12, 0.88),
    y: land.horizon - between(0.03, 0.34),
    radius: isVisible ? between(0.025, 0.055) : 0,
    color: '#fff6dc',
    glow: hour.glow,
    strength: hour.strength,
    reach: between(0.28, 0.5),
    isMoon: hour.hasStars,
  };
  const stars = hour.hasStars ? { count: 260 } : undefined;
  return { seed: sheet.number, sky: hour.sky, haze: hour.haze, light, stars, ...land };
}
