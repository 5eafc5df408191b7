import { addLight } from './addLight.ts';
import { createNoise } from './createNoise.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Aurora, Scene } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

const CURTAIN_HEIGHT = 0.3;

/** Northern lights: curtains with a sharp hem below and rays that fade upwards. */
export function* paintAurora(
  { width, height, pixels }: Picture,
  { seed, horizon }: Scene,
  { colors, curtains, strength }: Aurora,
): PaintStage {
  const noise = createNoise(seed + 13);
  const low = parseColor(colors[0]);
  const high = parseColor(colors[1]);
  const hems = curtains.map((curtain, place) =>
    Float32Array.from({ length: width }, (_, column) => {
      const x = column / height;
      return curtain + noise.fractal(x * 1.3 + place * 9.7, place * 3.3, 4) * 0.26;
    }),
  );
  const rays = curtains.map((_, place) =>
    Float32Array.from({ length: width }, (__, column) => {
      const x = column / height;
      const streak = 0.5 + noise.fractal(x * 16 + place * 5.1, place, 4) * 1.5;
      return Math.max(0, streak) * Math.max(0, 0.55 + noise.at(x * 1.7 + place * 4.4, 2.5) * 0.9);
    }),
  );

  function paintPixel(column: number, row: number): void {
    const offset = (row * width + column) * 3;
    for (let place = 0; place < curtains.length; place += 1) {
      const above = (hems[place]?.[column] ?? 0) - (row + 0.5) / height;
      if (above < -0.02) continue;
      const rise = smoothstep(-0.015, 0.03, above);
      const shine = rise * Math.exp((-above / CURTAIN_HEIGHT) * 2.4) * (rays[place]?.[column] ?? 0) * strength;
      const share = smoothstep(0.03, CURTAIN_HEIGHT, above);
      addLight(pixels, offset, low, shine * (1 - share));
      addLight(pixels, offset, high, shine * share);
    }
  }

  for (let row = 0; row < Math.min(height, horizon * height); row += 1) {
    for (let column = 0; column < width; column += 1) paintPixel(column, row);
    yield;
  }
}
