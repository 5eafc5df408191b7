import { blendPixel } from './blendPixel.ts';
import { createRidgeShader } from './createRidgeShader.ts';
import type { PaintStage } from './PaintStage.ts';
import type { Picture } from './Picture.ts';
import { STEPS_PER_PIXEL } from './prepareRidge.ts';
import type { PreparedRidge } from './prepareRidge.ts';
import type { Scene } from './Scene.ts';

/** Share of a pixel that lies below the outline. */
function coverage({ outline, edge, first }: PreparedRidge, column: number, row: number): number {
  if ((first[column] as number) >= row + 1) return 0;
  let sum = 0;
  for (let step = column * STEPS_PER_PIXEL; step < (column + 1) * STEPS_PER_PIXEL; step += 1) {
    const share = (row + 0.5 - (outline[step] as number) + edge) / (2 * edge);
    sum += share <= 0 ? 0 : share >= 1 ? 1 : edge > 1 ? share * share * (3 - 2 * share) : share;
  }
  return sum / STEPS_PER_PIXEL;
}

/**
 * Ridges from far to near, each pixel shaded about once: below a crest only the nearest ridge is looked at, and only
 * edges are mixed with what stands behind.
 */
export function* paintRidges(
  picture: Picture,
  scene: Scene,
  ridges: readonly PreparedRidge[],
  until: number,
): PaintStage {
  const { width, height, pixels } = picture;
  const shade = createRidgeShader(picture, scene);
  const nearest = new Int16Array(width).fill(-1);
  const color = new Float32Array(3);

  function paintPixel(column: number, row: number): void {
    const known = nearest[column] as number;
    let solid = ridges.length - 1;
    while (solid > known && ((ridges[solid] as PreparedRidge).full[column] as number) > row) solid -= 1;
    nearest[column] = solid;
    for (let place = Math.max(0, solid); place < ridges.length; place += 1) {
      const ridge = ridges[place] as PreparedRidge;
      const share = place === solid ? 1 : coverage(ridge, column, row);
      if (share <= 0) continue;
      shade(ridge, column, row, color);
      blendPixel(pixels, (row * width + column) * 3, color, share);
    }
  }

  for (let row = 0; row < Math.min(height, Math.ceil(until * height)); row += 1) {
    for (let column = 0; column < width; column += 1) paintPixel(column, row);
    yield;
  }
}
