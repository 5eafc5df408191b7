import type { LayoutDirection, MasonryOptions, MosaicOptions, ThumbnailsOptions } from '../../layout/types.ts';
import { attributeOf } from '../markup.ts';
import { styleValue, toPercent, toPixels } from '../styleRules.ts';
import { toColumns, toCount, toFlag, toGap, toThumbnailSide } from '../wireValues.ts';

/** Sizes of a thumbnail grid. The ratio of a thumbnail, and whether it may grow, stand in style rules alone. */
export function readThumbnailsOptions(container: Element, inner: Element | null): ThumbnailsOptions {
  const thumbnailWidth = toThumbnailSide(attributeOf(inner, 'data-thumbnail-width'));
  const percent = toPercent(styleValue(container, '.bwg-item1', 'padding-top'));
  const width = styleValue(container, '.bwg-standard-thumbnails .bwg-item', 'width');
  return {
    thumbnailWidth,
    thumbnailHeight:
      thumbnailWidth && percent ? toThumbnailSide(Math.round((thumbnailWidth * percent) / 100)) : undefined,
    maxColumns: toColumns(attributeOf(inner, 'data-max-count')),
    resizable: toPixels(width) === undefined ? undefined : false,
  };
}

const DIRECTIONS: readonly LayoutDirection[] = ['vertical', 'horizontal'];

/** A direction as masonries and mosaics write it. */
function toLayoutDirection(written: string): LayoutDirection | undefined {
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

/** The layout of a mosaic. Its padding is halved on each side (facts 9.3), so it is what stands between two images. */
export function readMosaicOptions(inner: Element | null): MosaicOptions {
  const read = (name: string) => attributeOf(inner, `data-${name}`);
  const direction = toLayoutDirection(read('mosaic-direction'));
  const totalWidth = toCount(read('total-width'));
  return {
    direction,
    thumbnailSize: toThumbnailSide(read(direction === 'horizontal' ? 'height' : 'width')),
    gap: toGap(read('thumb-padding')),
    totalWidth: totalWidth && totalWidth <= 100 ? totalWidth : undefined,
    resizable: read('resizable') === '' ? undefined : toFlag(read('resizable')),
  };
}
