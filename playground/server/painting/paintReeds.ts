import { blendPixel } from './blendPixel.ts';
import { createRandom } from './createRandom.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Reeds, Scene } from './Scene.ts';

const THICKNESS = 0.0021;

interface Blade {
  readonly x: number;
  readonly height: number;
  readonly lean: number;
  readonly color: readonly number[];
}

function paintBlade({ width, height, pixels }: Picture, { x, height: size, lean, color }: Blade): void {
  for (let row = height - 1; row >= Math.max(0, Math.floor((1 - size) * height)); row -= 1) {
    const up = 1 - (row + 0.5) / height;
    const share = up / size;
    const middle = (x + lean * share * share) * height;
    const half = Math.max(0.35, THICKNESS * height * (1 - share) ** 0.7);
    for (let column = Math.floor(middle - half); column <= Math.ceil(middle + half); column += 1) {
      if (column < 0 || column >= width) continue;
      const cover = Math.min(1, Math.max(0, half + 0.5 - Math.abs(column + 0.5 - middle))) * Math.min(1, half * 2);
      const offset = (row * width + column) * 3;
      blendPixel(pixels, offset, color, cover);
    }
  }
}

/** Blades along the lower edge, bent by one wind. */
export function* paintReeds(picture: Picture, { seed }: Scene, reeds: Reeds): PaintStage {
  const random = createRandom(seed + 23);
  const aspect = picture.width / picture.height;
  const dark = parseColor(reeds.color);
  const lit = parseColor(reeds.lit);
  for (let count = 0; count < reeds.count * aspect; count += 1) {
    const x = random() * aspect;
    // They stand in clumps, so that the water shows between.
    const clump = 0.45 + 0.55 * Math.sin(x * 5 + seed) * Math.sin(x * 2.3 + 1);
    const size = reeds.height * (0.25 + 0.75 * random()) * Math.max(0.12, clump);
    const share = random() ** 2;
    const color = [0, 1, 2].map((channel) => {
      const from = dark[channel] as number;
      return from + ((lit[channel] as number) - from) * share;
    });
    paintBlade(picture, { x, height: size, lean: (random() - 0.3) * size * 0.7, color });
    if (count % 20 === 0) yield;
  }
}
