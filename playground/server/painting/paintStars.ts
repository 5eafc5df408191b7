import { addLight } from './addLight.ts';
import { createNoise } from './createNoise.ts';
import { createRandom } from './createRandom.ts';
import type { PaintStage } from './PaintStage.ts';
import type { Picture } from './Picture.ts';
import type { Scene, Stars } from './Scene.ts';

const BAND_SLOPE = 0.85;
const BAND_WIDTH = 0.17;

function addSpot({ width, height, pixels }: Picture, x: number, y: number, radius: number, color: readonly number[]) {
  const reach = Math.ceil(radius * 3);
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(height - 1, Math.floor(y) + reach); row += 1) {
    for (let column = Math.max(0, Math.floor(x) - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      const dx = column + 0.5 - x;
      const dy = row + 0.5 - y;
      const share = Math.exp(-(dx * dx + dy * dy) / (radius * radius));
      const offset = (row * width + column) * 3;
      addLight(pixels, offset, color, share);
    }
  }
}

/** Distance from the middle of the milky way's band, in its widths. */
function bandDistance(x: number, y: number, middle: number): number {
  return (x - middle + (y - 0.45) * BAND_SLOPE) / BAND_WIDTH;
}

function* paintBand({ width, height, pixels }: Picture, { seed, horizon }: Scene, strength: number): PaintStage {
  const noise = createNoise(seed + 5);
  const middle = (width / height) * 0.52;
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height;
    const fade = Math.max(0, 1 - y / horizon) ** 0.35;
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / height;
      const bent = bandDistance(x + noise.at(x * 2, y * 2) * 0.05, y, middle);
      const body = Math.exp(-bent * bent);
      if (body < 0.01) continue;
      const dust = Math.max(0, noise.fractal(x * 5 + 9, y * 5, 5) + 0.12 - Math.abs(bent) * 0.35) * 2.6;
      const cloud = 0.55 + noise.fractal(x * 9, y * 9, 4) * 1.1;
      const shine = Math.max(0, body * cloud * (1 - Math.min(0.9, dust * body))) * strength * fade;
      const warm = Math.exp(-bent * bent * 4);
      const offset = (row * width + column) * 3;
      pixels[offset] = (pixels[offset] as number) + shine * (0.5 + 0.35 * warm);
      pixels[offset + 1] = (pixels[offset + 1] as number) + shine * (0.52 + 0.14 * warm);
      pixels[offset + 2] = (pixels[offset + 2] as number) + shine * (0.74 - 0.06 * warm);
    }
    yield;
  }
}

/** Stars, more of them in the band where there is one. */
export function* paintStars(picture: Picture, scene: Scene, { count, band = 0 }: Stars): PaintStage {
  const { width, height } = picture;
  if (band > 0) yield* paintBand(picture, scene, band);
  const random = createRandom(scene.seed + 9);
  const middle = (width / height) * 0.52;
  for (let star = 0; star < count; star += 1) {
    const x = random() * (width / height);
    const y = random() ** 0.9 * scene.horizon;
    const isKept = band === 0 || random() < 0.35 + Math.exp(-(bandDistance(x, y, middle) ** 2));
    const brightness = 0.05 + 0.9 * random() ** 7;
    const warmth = random();
    if (!isKept) continue;
    const fade = Math.max(0, 1 - y / scene.horizon) ** 0.3;
    const size = height * (0.0005 + 0.0011 * brightness);
    // A star smaller than a pixel keeps its light: it only spreads.
    const radius = Math.max(0.62, size);
    const shine = brightness * fade * Math.min(1, (size / radius) ** 1.4) * 1.25;
    const color = [shine * (0.75 + 0.3 * warmth), shine * 0.86, shine * (1.1 - 0.35 * warmth)];
    addSpot(picture, x * height, y * height, radius, color);
    if (star % 200 === 0) yield;
  }
}
