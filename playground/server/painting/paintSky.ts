import { createGradient } from './createGradient.ts';
import { createNoise } from './createNoise.ts';
import type { PaintStage } from './PaintStage.ts';
import { parseColor } from './parseColor.ts';
import type { Picture } from './Picture.ts';
import type { Scene } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

const CORE_SHARPNESS = 5;
/** The air glows wider along the horizon than upwards. */
const HORIZON_STRETCH = 0.55;
/** A sun is brighter than white; a moon is not. */
const SUN_BRIGHTNESS = 2.6;

/** Sky, and the sun or moon with its glow, down to the skyline. */
export function* paintSky(
  { width, height, pixels }: Picture,
  { sky, horizon, light, seed }: Scene,
  skyline: Float32Array,
): PaintStage {
  const gradient = createGradient(sky);
  const color = parseColor(light.color);
  const glow = parseColor(light.glow);
  const noise = createNoise(seed + 1);
  const lightX = (light.x * width) / height;
  const edge = light.radius > 0 ? 1.2 / height : 0;

  const [glowRed, glowGreen, glowBlue] = glow;
  const isStill = light.strength === 0;

  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1) {
      if (row >= (skyline[column] as number)) continue;
      const offset = (row * width + column) * 3;
      const x = (column + 0.5) / height;
      gradient(y / horizon, pixels, offset);
      if (isStill) continue;
      const dx = x - lightX;
      const dy = y - light.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const wide = Math.sqrt(dx * dx * HORIZON_STRETCH + dy * dy);
      const shine =
        light.strength *
        (0.55 * Math.exp(-wide / light.reach) + 0.6 * Math.exp((-distance * CORE_SHARPNESS) / light.reach));
      pixels[offset] = (pixels[offset] as number) + glowRed * shine;
      pixels[offset + 1] = (pixels[offset + 1] as number) + glowGreen * shine;
      pixels[offset + 2] = (pixels[offset + 2] as number) + glowBlue * shine;
      if (distance > light.radius + edge) continue;
      const disk = 1 - smoothstep(light.radius - edge, light.radius + edge, distance);
      const seas = light.isMoon
        ? 0.84 + 0.3 * noise.fractal(dx / light.radius + 7, dy / light.radius, 3)
        : SUN_BRIGHTNESS;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = pixels[offset + channel] as number;
        pixels[offset + channel] = below + ((color[channel] as number) * seas - below) * disk;
      }
    }
    yield;
  }
}
