import { LARGEST_IMAGE_SIDE_PX } from './constants.ts';
import { toNumber } from './toNumber.ts';

/** A width or height in pixels; undefined where the wire leaves it out, writes `''` or something no picture can have. */
export function toSide(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 && number <= LARGEST_IMAGE_SIDE_PX ? number : undefined;
}
