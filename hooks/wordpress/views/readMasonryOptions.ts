import type { LayoutDirection, MasonryOptions } from '../../layout/types.ts';
import { attributeOf } from '../attributeOf.ts';
import { toFlag } from '../toFlag.ts';
import { toColumns, toGap, toThumbnailSide } from './layoutNumbers.ts';

const DIRECTIONS: readonly LayoutDirection[] = ['vertical', 'horizontal'];

/** A direction as masonries and mosaics write it. */
export function toLayoutDirection(written: string): LayoutDirection | undefined {
  return DIRECTIONS.find((direction) => direction === written);
}

/** The layout of a masonry. A row is as high as its thumbnails, and a column as wide. */
export function readMasonryOptions(inner: Element | null): MasonryOptions {
  const read = (name: string) => attributeOf(inner, `data-${name}`);
  const direction = toLayoutDirection(read('masonry-type'));
  return {
    direction,
    thumbnailSize: toThumbnailSide(read(direction === 'horizontal' ? 'thumbnail-height' : 'thumbnail-width')),
    maxColumns: toColumns(read('max-count')),
    gap: toGap(read('thumbnail-padding')),
    resizable: read('resizable-thumbnails') === '' ? undefined : toFlag(read('resizable-thumbnails')),
  };
}
