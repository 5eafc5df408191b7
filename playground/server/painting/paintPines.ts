import { blendPixel } from './blendPixel.ts';
import { createRandom } from './createRandom.ts';
import { growPine, PINE_SPREAD } from './growPine.ts';
import type { PinePart } from './growPine.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Pine, Pines, Scene } from './Scene.ts';

/** Points of a pixel that are looked at along each side. */
const SAMPLES = 2;

/** Share of a pixel that a tree covers; the pixel begins at `x`, `y` in heights of the tree. */
function pixelShare(isPart: PinePart, x: number, y: number, size: number): number {
  let hits = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const right = ((sample % SAMPLES) + 0.5) / SAMPLES;
    const down = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    if (isPart(y + down * size, x + right * size)) hits += 1;
  }
  return hits / (SAMPLES * SAMPLES);
}

function* paintPine({ width, height, pixels }: Picture, pine: Pine, color: readonly number[], random: () => number) {
  const shape = growPine(random);
  const middle = (pine.x * width) / height;
  const top = pine.foot - pine.height;
  const reach = pine.height * PINE_SPREAD * 1.15;
  const firstColumn = Math.max(0, Math.floor((middle - reach) * height));
  const lastColumn = Math.min(width - 1, Math.ceil((middle + reach) * height));
  const size = 1 / height / pine.height;
  for (let row = Math.max(0, Math.floor(top * height)); row < Math.min(height, pine.foot * height); row += 1) {
    const y = (row / height - top) / pine.height;
    const isPart = shape.between(y, y + size);
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const share = pixelShare(isPart, (column / height - middle) / pine.height, y, size);
      if (share > 0) blendPixel(pixels, (row * width + column) * 3, color, share);
    }
    yield;
  }
}

/** Large conifers in front of everything, branch by branch. */
export function* paintPines(picture: Picture, { seed }: Scene, { color: text, trees }: Pines): PaintStage {
  const color = parseColor(text);
  const random = createRandom(seed + 41);
  for (const pine of trees) yield* paintPine(picture, pine, color, random);
}
