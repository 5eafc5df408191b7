import { LARGEST_COLUMN_COUNT, LARGEST_GAP_PX, THUMBNAIL_SIDES_PX } from '../constants.ts';
import { toCount } from '../toCount.ts';
import { toSide } from '../toSide.ts';

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
