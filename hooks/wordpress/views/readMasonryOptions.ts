import type { LayoutDirection, MasonryOptions } from '../../layout/types.ts';
import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toSide } from '../toSide.ts';

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
    thumbnailSize: toSide(read(direction === 'horizontal' ? 'thumbnail-height' : 'thumbnail-width')),
    maxColumns: toCount(read('max-count')) || undefined,
    gap: toCount(read('thumbnail-padding')),
    resizable: read('resizable-thumbnails') === '' ? undefined : toFlag(read('resizable-thumbnails')),
  };
}
