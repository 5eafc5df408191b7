import type { SlideEffect } from '../../slides/transition/types.ts';
import {
  MAX_WIRE_COLUMNS,
  MAX_GAP_PX,
  MAX_IMAGE_SIDE_PX,
  MAX_DURATION_MS,
  MILLISECONDS_PER_SECOND,
  THUMBNAIL_SIDES_PX,
} from './constants.ts';

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** Parses a number from the server. It may be a string. Returns `undefined` for `''` and for any other value. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Parses a non-negative integer. Returns `undefined` for any other value. */
export function toCount(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/**
 * Parses a flag from the server: a boolean, 0, 1, or either number as a string. `''` is `false`. Returns `undefined`
 * for any other value.
 */
export function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' || value === '' ? false : undefined;
}

/** Parses a width or height in pixels. Returns `undefined` if it is missing, `''` or implausible. */
export function toSide(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 && number <= MAX_IMAGE_SIDE_PX ? number : undefined;
}

/** Parses a non-negative duration in milliseconds. Returns `undefined` if it is implausible. */
export function toDurationMs(value: unknown): number | undefined {
  const ms = toNumber(value);
  return ms !== undefined && ms >= 0 && ms <= MAX_DURATION_MS ? ms : undefined;
}

/** Parses a duration in seconds and returns it in milliseconds. Returns `undefined` if it is implausible. */
export function secondsToMs(value: unknown): number | undefined {
  const seconds = toNumber(value);
  return seconds === undefined ? undefined : toDurationMs(Math.round(seconds * MILLISECONDS_PER_SECOND));
}

/** Whether an id is valid. The server identifies albums, galleries and images by number. */
export const isWireId = (id: string): boolean => /^\d{1,15}$/.test(id);

const upTo = (most: number, number: number | undefined) =>
  number !== undefined && number <= most ? number : undefined;

/** Parses a number of columns, rows or thumbnails. Returns `undefined` for 0 and implausible numbers. */
export const toColumns = (value: unknown): number | undefined => upTo(MAX_WIRE_COLUMNS, toCount(value)) || undefined;

/** Parses the gap between images, in pixels. */
export const toGap = (value: unknown): number | undefined => upTo(MAX_GAP_PX, toCount(value));

/** Parses the width or height of a thumbnail, in pixels. */
export function toThumbnailSide(value: unknown): number | undefined {
  const [least, most] = THUMBNAIL_SIDES_PX;
  const side = upTo(most, toSide(value));
  return side !== undefined && side >= least ? side : undefined;
}

const EFFECTS = {
  none: true,
  fade: true,
  shift: true,
  cubeH: true,
  cubeV: true,
  sliceH: true,
  sliceV: true,
  slideH: true,
  slideV: true,
  scaleOut: true,
  scaleIn: true,
  blockScale: true,
  kaleidoscope: true,
  fan: true,
  blindH: true,
  blindV: true,
  random: true,
} satisfies Readonly<Record<SlideEffect, true>>;

const isSlideEffect = (name: unknown): name is SlideEffect => typeof name === 'string' && Object.hasOwn(EFFECTS, name);

/**
 * Parses an effect. The plugin uses the same names. Returns `undefined` if the effect is unknown, so that the default
 * applies.
 */
export const toSlideEffect = (name: unknown): SlideEffect | undefined => (isSlideEffect(name) ? name : undefined);

/** Resolves an `http` or `https` URL from a response. Returns `undefined` for any other URL. */
export function toWebUrl(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
