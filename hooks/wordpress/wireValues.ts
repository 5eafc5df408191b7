import type { SlideEffect } from '../transition/types.ts';
import {
  LARGEST_COLUMN_COUNT,
  LARGEST_GAP_PX,
  LARGEST_IMAGE_SIDE_PX,
  LONGEST_DURATION_MS,
  MILLISECONDS_PER_SECOND,
  THUMBNAIL_SIDES_PX,
} from './constants.ts';

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** Parses a number of the wire: a number or a string, and `''` for none. Anything else is undefined. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number from 0, or undefined. */
export function toCount(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Parses a flag of the wire: booleans, 0 and 1, and both as strings. Anything else is undefined. */
export function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' || value === '' ? false : undefined;
}

/** A width or height in pixels; undefined where the wire leaves it out, writes `''` or something no picture can have. */
export function toSide(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 && number <= LARGEST_IMAGE_SIDE_PX ? number : undefined;
}

/** An interval or a duration that the wire has in milliseconds, from 0; undefined where it cannot be meant. */
export function toDurationMs(value: unknown): number | undefined {
  const ms = toNumber(value);
  return ms !== undefined && ms >= 0 && ms <= LONGEST_DURATION_MS ? ms : undefined;
}

/** An interval or a duration that the wire has in seconds, in milliseconds; undefined where it cannot be meant. */
export function secondsToMs(value: unknown): number | undefined {
  const seconds = toNumber(value);
  return seconds === undefined ? undefined : toDurationMs(Math.round(seconds * MILLISECONDS_PER_SECOND));
}

/** The server tells albums, galleries and images by numbers. */
export const isWireId = (id: string): boolean => /^\d{1,15}$/.test(id);

const upTo = (most: number, number: number | undefined) =>
  number !== undefined && number <= most ? number : undefined;

/** Columns, rows or thumbnails in view; undefined for none and for absurdly many. */
export const toColumns = (value: unknown): number | undefined =>
  upTo(LARGEST_COLUMN_COUNT, toCount(value)) || undefined;

/** The space between two images, in pixels. */
export const toGap = (value: unknown): number | undefined => upTo(LARGEST_GAP_PX, toCount(value));

/** A side of a thumbnail in its place on the page, in pixels. */
export function toThumbnailSide(value: unknown): number | undefined {
  const [least, most] = THUMBNAIL_SIDES_PX;
  const side = upTo(most, toSide(value));
  return side !== undefined && side >= least ? side : undefined;
}

const EFFECTS: readonly SlideEffect[] = [
  'none',
  'fade',
  'cubeH',
  'cubeV',
  'sliceH',
  'sliceV',
  'slideH',
  'slideV',
  'scaleOut',
  'scaleIn',
  'blockScale',
  'kaleidoscope',
  'fan',
  'blindH',
  'blindV',
  'random',
];

/** The wire has our names. One that we do not know is undefined: the default serves. */
export function toSlideEffect(name: unknown): SlideEffect | undefined {
  return EFFECTS.find((effect) => effect === name);
}

/** The absolute address of an `http` or `https` link found in an answer; undefined for every other scheme and for junk. */
export function toWebAddress(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
