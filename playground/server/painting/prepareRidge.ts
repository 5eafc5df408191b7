import type { Color } from './Color.ts';
import { createNoise } from './createNoise.ts';
import { createRandom } from './createRandom.ts';
import { createSurface } from './createSurface.ts';
import type { Surface } from './createSurface.ts';
import { crestLine } from './crestLine.ts';
import { crestSlope } from './crestSlope.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import { plantTrees } from './plantTrees.ts';
import type { Ridge, Scene } from './Scene.ts';

/** Steps of a crest to a pixel: what smooths the steep side of a tree. */
export const STEPS_PER_PIXEL = 3;

const CLOUD_EDGE = 0.022;

/** A ridge, measured out for one size of picture. All rows and lengths are in pixels. */
export interface PreparedRidge {
  readonly ridge: Ridge;
  /** Row of the crest with its trees, `STEPS_PER_PIXEL` numbers a column. */
  readonly outline: Float32Array;
  /** First row that the ridge touches, and first row that it covers fully, one number a column. */
  readonly first: Float32Array;
  readonly full: Float32Array;
  /** Row of the bare crest, one number a column. */
  readonly crest: Float32Array;
  /** Half the height of the edge's blur. */
  readonly edge: number;
  readonly surface: Surface;
  readonly lit: Color;
  readonly shadow: Color;
  readonly mist: Color;
  /** Null: trees look like the ridge. */
  readonly tree: Color | null;
  readonly snowLit: Color;
  readonly snowShadow: Color;
}

function columns(outline: Float32Array, width: number, pick: (first: number, second: number) => number): Float32Array {
  return Float32Array.from({ length: width }, (_, column) => {
    const start = column * STEPS_PER_PIXEL;
    let picked = outline[start] as number;
    for (let step = 1; step < STEPS_PER_PIXEL; step += 1) picked = pick(picked, outline[start + step] as number);
    return picked;
  });
}

export function prepareRidge({ width, height }: Picture, scene: Scene, ridge: Ridge, place: number): PreparedRidge {
  const variant = (ridge.variant ?? place) + 1;
  const noise = createNoise(scene.seed * 7 + variant * 101);
  const aspect = width / height;
  const bare = crestLine(noise, ridge, variant, width * STEPS_PER_PIXEL, aspect);
  const random = createRandom(scene.seed * 13 + variant);
  const outline = (ridge.trees ? plantTrees(bare, ridge.trees, random, aspect) : bare).map((step) => step * height);
  const crestHeights = bare.filter((_, step) => step % STEPS_PER_PIXEL === 1);
  const edge = ridge.surface === 'cloud' ? CLOUD_EDGE * height : 0.5;
  const slope = crestSlope(crestHeights, height);
  return {
    ridge,
    outline,
    first: columns(outline, width, Math.min).map((row) => row - edge),
    full: columns(outline, width, Math.max).map((row) => row + edge),
    crest: crestHeights.map((row) => row * height),
    edge,
    surface: createSurface({ noise, ridge, variant, slope, pictureHeight: height }),
    lit: parseColor(ridge.lit),
    shadow: parseColor(ridge.shadow),
    tree: ridge.trees?.color === undefined ? null : parseColor(ridge.trees.color),
    mist: parseColor(ridge.mist?.color ?? scene.haze),
    snowLit: parseColor(ridge.snow?.lit ?? '#ffffff'),
    snowShadow: parseColor(ridge.snow?.shadow ?? '#ffffff'),
  };
}
