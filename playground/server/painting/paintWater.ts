import { createNoise } from './createNoise.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Scene, Water } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

const SMEAR = 3;

function addPixel(sum: Float32Array, pixels: Float32Array, source: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    sum[channel] = (sum[channel] as number) + (pixels[source + channel] as number) / SMEAR;
  }
}

/** Water below its level: the scene above it, upside down, with ripples that grow towards the near edge. */
export function* paintWater(
  { width, height, pixels }: Picture,
  { seed, light }: Scene,
  { level, color: colorText, tint, ripple, glitter = 0 }: Water,
): PaintStage {
  const noise = createNoise(seed + 17);
  const color = parseColor(colorText);
  const glow = parseColor(light.glow);
  const lightX = (light.x * width) / height;
  const levelRow = Math.round(level * height);
  const seen = new Float32Array(3);

  for (let row = levelRow; row < height; row += 1) {
    const y = (row + 0.5) / height;
    const near = (y - level) / (1 - level);
    // Ripples of one size look flatter and closer the further away they are.
    const far = 0.16 / (near + 0.045);
    const strength = ripple * (0.25 + near);
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / height;
      const wave =
        noise.at((x - lightX) * far * 5 + 40, far * 26) +
        noise.at((x - lightX) * far * 14, far * 60 + 11) * 0.5 +
        noise.at((x - lightX) * far * 30, far * 120 + 23) * 0.25;
      const sway = wave * strength;
      seen.fill(0);
      for (let smear = 0; smear < SMEAR; smear += 1) {
        const depth = (y - level) * (1 + smear * 0.05) + Math.abs(sway) * 0.35 + sway * 0.9 * (0.6 + smear * 0.3);
        const mirrorRow = Math.min(levelRow - 1, Math.max(0, Math.round((level - depth) * height)));
        const mirrorColumn = Math.min(width - 1, Math.max(0, Math.round(column + sway * 0.22 * height)));
        const source = (mirrorRow * width + mirrorColumn) * 3;
        addPixel(seen, pixels, source);
      }
      const own = Math.min(
        1,
        0.08 + tint * smoothstep(0, 1, near) + Math.max(0, wave) * 0.1 * Math.min(1, ripple * 40),
      );
      const road = Math.exp(-(((x - lightX) / (0.035 + near * 0.09)) ** 2));
      const spark = glitter * road * Math.max(0, wave * 1.4 - 0.12) * light.strength;
      const offset = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const mirrored = (seen[channel] as number) * 0.92;
        pixels[offset + channel] =
          mirrored + ((color[channel] as number) - mirrored) * own + (glow[channel] as number) * spark;
      }
    }
    yield;
  }
}
