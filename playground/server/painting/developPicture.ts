import { createRandom } from './createRandom.ts';
import type { PaintStage } from './PaintStage.ts';
import type { Picture } from './Picture.ts';

const CURVE_STEPS = 4096;
const CURVE_END = 4;
/** Above this, light is pressed together instead of cut off. */
const SHOULDER = 0.72;
const VIGNETTE = 0.2;
const GRAIN = 1.5;
const GRAIN_TILE = 65_536;

function toByte(light: number): number {
  const rest = 1 - SHOULDER;
  const pressed = light <= SHOULDER ? light : SHOULDER + rest * (1 - Math.exp(-(light - SHOULDER) / rest));
  return 255 * (pressed <= 0.0031308 ? pressed * 12.92 : 1.055 * pressed ** (1 / 2.4) - 0.055);
}

/** Turns light into the bytes of an sRGB file: a soft shoulder, darker corners, and a grain that hides banding. */
export function* developPicture({ width, height, pixels }: Picture, seed: number, bytes: Uint8Array): PaintStage {
  const curve = Float32Array.from({ length: CURVE_STEPS + 1 }, (_, step) =>
    toByte((step / CURVE_STEPS) ** 2 * CURVE_END),
  );
  const random = createRandom(seed + 37);
  const grain = Float32Array.from({ length: GRAIN_TILE }, () => (random() + random() - 1) * GRAIN + 0.5);
  const scale = CURVE_STEPS / Math.sqrt(CURVE_END);

  const squares = Float32Array.from({ length: width }, (_, column) => (((column + 0.5) / width) * 2 - 1) ** 2 / 2);

  for (let row = 0; row < height; row += 1) {
    const down = (((row + 0.5) / height) * 2 - 1) ** 2 / 2;
    for (let column = 0; column < width; column += 1) {
      const corner = down + (squares[column] as number);
      const shade = 1 - VIGNETTE * corner * Math.sqrt(corner);
      const speck = grain[(row * 7919 + column * 31 + ((row * column) >> 5)) & (GRAIN_TILE - 1)] as number;
      const offset = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = Math.max(0, (pixels[offset + channel] as number) * shade);
        const step = Math.min(CURVE_STEPS, Math.sqrt(light) * scale) | 0;
        bytes[offset + channel] = Math.max(0, Math.min(255, (curve[step] as number) + speck));
      }
    }
    yield;
  }
}
