import type { Noise } from './createNoise.ts';
import type { Ridge } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

export interface SurfaceInput {
  readonly noise: Noise;
  readonly ridge: Ridge;
  readonly variant: number;
  /** Rise of the crest, one number a column. */
  readonly slope: Float32Array;
  readonly pictureHeight: number;
}

/**
 * Returns how directly a place faces the light, 0 to 1. `depth` is its distance below the crest, `side` is -1 where the light
 * comes from the left and 1 where it comes from the right.
 */
export type Surface = (x: number, depth: number, side: number) => number;

const LIGHT_STEP = 0.03;

function createSlopeAt({ slope, pictureHeight }: SurfaceInput): (x: number) => number {
  const last = slope.length - 1;
  return (x) => slope[Math.min(last, Math.max(0, Math.floor(x * pictureHeight)))] as number;
}

function rock(input: SurfaceInput): Surface {
  const { noise, ridge, variant } = input;
  const slopeAt = createSlopeAt(input);
  const scale = Math.max(3, ridge.frequency * 2.6);
  const step = LIGHT_STEP / scale;
  const stepDown = -step * 0.7;
  return (x, depth, side) => {
    // Spurs run down from the crest and lean to both sides.
    const bend = noise.fractal(x * scale * 0.45 + variant, depth * scale * 0.45, 2) * 0.55;
    const lean = bend * (0.6 + depth * 2.4) + variant * 3.3;
    const reliefAt = (place: number, down: number) =>
      noise.crests(place * scale * 0.8 + lean, down * scale * 0.8 - bend * 0.4, 6);
    const slope = (reliefAt(x, depth) - reliefAt(x + side * step, depth + stepDown)) / LIGHT_STEP;
    const face = Math.max(-1, Math.min(1, -slopeAt(x) * side * 0.9)) * Math.exp(-depth / 0.09);
    return 0.44 + Math.tanh(slope * 0.5) * 0.5 + face * 0.24;
  };
}

function grass(input: SurfaceInput): Surface {
  const { noise, variant } = input;
  const slopeAt = createSlopeAt(input);
  return (x, depth, side) => {
    const face = -slopeAt(x + depth * 0.25 * side) * side;
    const folds = noise.fractal(x * 3 + variant * 5, depth * 7 + variant, 4);
    const blades = noise.at(x * 90, depth * 260 + variant) * 0.05;
    return 0.55 + face * 0.55 + folds * 0.55 + blades - depth * 0.5;
  };
}

function sand(input: SurfaceInput): Surface {
  const { noise, variant } = input;
  const slopeAt = createSlopeAt(input);
  return (x, depth, side) => {
    const drift = noise.at(x * 2.2 + variant, depth * 3) * 0.05;
    const face = -slopeAt(x - side * depth * 0.75 + drift) * side;
    const ripples = noise.at(x * 30 + depth * 12, depth * 210 + noise.at(x * 9, depth * 9) * 3) * 0.05;
    const shine = smoothstep(-0.14, 0.18, face + noise.fractal(x * 7, depth * 9, 3) * 0.08);
    return (
      shine * (0.86 - 0.25 * smoothstep(0, 0.25, depth)) + 0.08 + ripples + noise.fractal(x * 4, depth * 6, 4) * 0.14
    );
  };
}

function strata(input: SurfaceInput): Surface {
  const { noise, variant, ridge } = input;
  const slopeAt = createSlopeAt(input);
  return (x, depth, side) => {
    const layer = depth / ridge.height;
    const warped = layer + noise.fractal(x * 5, depth * 7 + variant, 3) * 0.05;
    const bands = noise.at(warped * 16 + variant, x * 0.4) * 0.2 + noise.at(warped * 47, x + variant) * 0.12;
    const gullies = (noise.crests(x * 15 + variant, depth * 4, 4) - 0.5) * 0.9;
    const face = Math.max(-1, Math.min(1, -slopeAt(x) * side * 0.25));
    return 0.55 + bands + gullies * side * 0.4 - Math.abs(gullies) * 0.25 + face * 0.25;
  };
}

function cloud({ noise, variant }: SurfaceInput): Surface {
  return (x, depth, side) => {
    const here = noise.fractal(x * 5 + variant, depth * 9, 5);
    const ahead = noise.fractal(x * 5 + variant + side * 0.12, depth * 9 - 0.12, 5);
    return 0.85 - smoothstep(0, 0.12, depth) * 0.5 + (here - ahead) * 1.1 + here * 0.25;
  };
}

const SURFACES = { flat: () => () => 0.5, rock, grass, sand, strata, cloud } as const;

/** The relief of a ridge's face, as light and shadow. */
export function createSurface(input: SurfaceInput): Surface {
  return SURFACES[input.ridge.surface](input);
}
