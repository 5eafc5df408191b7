import { blendPixel } from './blendPixel.ts';
import { createNoise } from './createNoise.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Rain, Scene } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

const SLANT = 0.22;

/** A curtain of falling rain between the clouds and the land. */
export function* paintRain({ width, height, pixels }: Picture, { seed, horizon }: Scene, rain: Rain): PaintStage {
  const noise = createNoise(seed + 29);
  const color = parseColor(rain.color);
  const top = horizon * 0.3;
  for (let row = Math.floor(top * height); row < height; row += 1) {
    const y = (row + 0.5) / height;
    const fall = smoothstep(top, horizon * 0.7, y) * (1 - smoothstep(horizon, horizon + 0.12, y));
    if (fall <= 0) continue;
    for (let column = 0; column < width; column += 1) {
      const place = column / width + (y - horizon) * SLANT;
      const inside = smoothstep(rain.from, rain.from + 0.12, place) * (1 - smoothstep(rain.to - 0.16, rain.to, place));
      if (inside <= 0) continue;
      const along = (column + 0.5) / height + y * SLANT;
      const streak = 0.62 + noise.fractal(along * 9, y * 0.6, 4) * 0.9;
      const share = Math.min(1, Math.max(0, inside * fall * streak * rain.strength));
      const offset = (row * width + column) * 3;
      blendPixel(pixels, offset, color, share);
    }
    yield;
  }
}
