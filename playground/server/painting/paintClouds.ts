import { createNoise } from './createNoise.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Clouds, Scene } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

/** The distance towards the light of the second sample, which shows the lit side of a cloud. */
const LOOK_AHEAD = 0.045;

/** One bank of clouds, lit from where the scene's light stands. */
export function* paintClouds(
  { width, height, pixels }: Picture,
  { light, seed }: Scene,
  clouds: Clouds,
  place: number,
  skyline: Float32Array,
): PaintStage {
  const { top, bottom, cover, scale, stretch, opacity, softness, octaves = 5 } = clouds;
  const noise = createNoise(seed + 31 * (place + 1));
  const lit = parseColor(clouds.lit);
  const shadow = parseColor(clouds.shadow);
  const glow = parseColor(light.glow);
  const lightX = (light.x * width) / height;
  const threshold = 0.42 - cover * 0.85;
  const densityAt = (x: number, y: number) => {
    // Banks come closer together towards the horizon, as a ceiling seen from below does.
    const near = 1 / (0.35 + 0.65 * ((bottom - y) / (bottom - top)));
    const along = (x * scale) / stretch;
    const across = y * scale * (0.6 + 0.4 * near);
    const bend = noise.at(along * 0.7 + 3.1, across * 0.7) * 0.45;
    return noise.fractal(along + bend, across + bend * 0.6, octaves);
  };
  const firstRow = Math.max(0, Math.floor(top * height));
  const lastRow = Math.min(height, Math.ceil(bottom * height));

  for (let row = firstRow; row < lastRow; row += 1) {
    const y = (row + 0.5) / height;
    const share = (y - top) / (bottom - top);
    const edge = smoothstep(0, 0.3, share) * (1 - smoothstep(0.8, 1, share));
    for (let column = 0; column < width; column += 1) {
      if (row >= (skyline[column] as number)) continue;
      const x = (column + 0.5) / height;
      const density = densityAt(x, y);
      const amount = smoothstep(threshold, threshold + softness, density) * edge * opacity;
      if (amount <= 0.002) continue;
      const dx = lightX - x;
      const dy = light.y - y;
      const distance = Math.sqrt(dx * dx + dy * dy) + 0.001;
      const ahead = densityAt(x + (dx / distance) * LOOK_AHEAD, y + (dy / distance) * LOOK_AHEAD);
      const facing = Math.min(1, Math.max(0, 0.5 + (density - ahead) * 2.2 - (density - threshold) * 0.35));
      const lining = Math.exp(-distance / (light.reach * 0.9)) * light.strength * (1.15 - amount) * 0.7;
      const offset = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const dark = shadow[channel] as number;
        const own = dark + ((lit[channel] as number) - dark) * facing + (glow[channel] as number) * lining;
        const behind = pixels[offset + channel] as number;
        pixels[offset + channel] = behind + (own - behind) * amount;
      }
    }
    yield;
  }
}
