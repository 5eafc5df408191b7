import type { Picture } from './Picture.ts';
import type { PreparedRidge } from './prepareRidge.ts';

/** First row, in each column, that land or water covers fully: nothing of the sky is seen from there down. */
export function skylineOf({ width, height }: Picture, ridges: readonly PreparedRidge[], level = 1): Float32Array {
  const skyline = new Float32Array(width).fill(Math.ceil(level * height));
  for (const { full } of ridges) {
    for (let column = 0; column < width; column += 1) {
      skyline[column] = Math.min(skyline[column] as number, Math.ceil((full[column] as number) + 1));
    }
  }
  return skyline;
}
