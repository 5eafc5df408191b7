import { createNoise } from './createNoise.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { PreparedRidge } from './prepareRidge.ts';
import type { Scene } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

const GLOW_IN_AIR = 0.75;

/** Writes the colour of a ridge at a pixel into the first three numbers of `target`. */
export type RidgeShader = (ridge: PreparedRidge, column: number, row: number, target: Float32Array) => void;

/** The falling-off of the light's glow along one axis, one number a pixel. */
function glowAlong(count: number, pictureHeight: number, middle: number, reach: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) =>
    Math.exp(-Math.abs((index + 0.5) / pictureHeight - middle) / reach),
  );
}

/** Colours ridges: relief, snow, mist at the foot, and air that glows beside the light. */
export function createRidgeShader({ width, height }: Picture, scene: Scene): RidgeShader {
  const { light } = scene;
  const noise = createNoise(scene.seed + 3);
  const haze = parseColor(scene.haze);
  const glow = parseColor(light.glow);
  const lightX = (light.x * width) / height;
  const glowX = glowAlong(width, height, lightX, light.reach * 1.4);
  const glowY = glowAlong(height, height, light.y, light.reach * 1.1);

  return (prepared, column, row, target) => {
    const { ridge, surface, lit, shadow, mist, tree, snowLit, snowShadow, crest } = prepared;
    const x = (column + 0.5) / height;
    const y = (row + 0.5) / height;
    const depth = y - (crest[column] as number) / height;
    const side = Math.max(-1, Math.min(1, (lightX - x) * 2.5));
    const facing = Math.max(0, Math.min(1, surface(x, Math.max(0, depth), side)));

    const isTree = tree !== null && depth < 0;
    let snow = 0;
    if (ridge.snow && !isTree) {
      const rise = (ridge.base - y) / ridge.height;
      const patches = noise.fractal(x * 17, y * 12, 5) * 0.5 + (facing - 0.5) * 0.3;
      snow = smoothstep(-0.05, 0.06, rise - ridge.snow.line + patches);
    }
    let misty = 0;
    if (ridge.mist) {
      const uneven = 0.78 + noise.fractal(x * 2.2 + prepared.crest.length, y * 5, 3) * 0.7;
      misty = Math.min(1, ridge.mist.amount * uneven * smoothstep(-0.01, ridge.mist.depth, depth));
    }
    const air = (glowX[column] as number) * (glowY[row] as number) * light.strength * GLOW_IN_AIR;
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = shadow[channel] as number;
      let own = isTree ? (tree[channel] as number) : dark + ((lit[channel] as number) - dark) * facing;
      if (snow > 0) {
        const blue = snowShadow[channel] as number;
        own += (blue + ((snowLit[channel] as number) - blue) * facing - own) * snow;
      }
      const shine = (glow[channel] as number) * air;
      own += ((mist[channel] as number) + shine - own) * misty;
      target[channel] = own + ((haze[channel] as number) + shine - own) * ridge.haze;
    }
  };
}
