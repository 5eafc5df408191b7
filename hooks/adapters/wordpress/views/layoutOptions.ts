import type {
  JustifiedOptions,
  LayoutDirection,
  MasonryOptions,
  ThumbnailsOptions,
} from '../../../gallery/layout/types.ts';
import { attributeOf } from '../markup.ts';
import { styleValue, toPercent, toPixels } from '../styleRules.ts';
import { toColumns, toCount, toFlag, toGap, toThumbnailSide } from '../wireValues.ts';

/**
 * Reads the sizes of a thumbnail grid. The aspect ratio and whether thumbnails may grow are only found in style rules.
 * `gridSelector` selects the grid, because an album's page also has the rules for the album's galleries.
 */
export function readThumbnailsOptions(
  container: Element,
  inner: Element | null,
  gridSelector = '.bwg-standard-thumbnails',
): ThumbnailsOptions {
  const thumbnailWidth = toThumbnailSide(attributeOf(inner, 'data-thumbnail-width'));
  const percent = toPercent(styleValue(container, `${gridSelector} .bwg-item1`, 'padding-top'));
  const width = styleValue(container, `${gridSelector} .bwg-item`, 'width');
  return {
    thumbnailWidth,
    thumbnailHeight:
      thumbnailWidth && percent ? toThumbnailSide(Math.round((thumbnailWidth * percent) / 100)) : undefined,
    maxColumns: toColumns(attributeOf(inner, 'data-max-count')),
    resizable: toPixels(width) === undefined ? undefined : false,
  };
}

const DIRECTIONS: Readonly<Record<string, LayoutDirection>> = { vertical: 'columns', horizontal: 'rows' };

/** Parses the direction of a masonry or mosaic layout. */
function toLayoutDirection(written: string): LayoutDirection | undefined {
  return Object.hasOwn(DIRECTIONS, written) ? DIRECTIONS[written] : undefined;
}

/** Reads the options for a masonry layout. Its thumbnail size is the height of a row or the width of a column. */
export function readMasonryOptions(inner: Element | null): MasonryOptions {
  const read = (name: string) => attributeOf(inner, `data-${name}`);
  const direction = toLayoutDirection(read('masonry-type'));
  return {
    direction,
    thumbnailSize: toThumbnailSide(read(direction === 'rows' ? 'thumbnail-height' : 'thumbnail-width')),
    maxColumns: toColumns(read('max-count')),
    gap: toGap(read('thumbnail-padding')),
    resizable: read('resizable-thumbnails') === '' ? undefined : toFlag(read('resizable-thumbnails')),
  };
}

/**
 * Reads the options for a mosaic layout. The plugin applies half of the padding on each side, so the padding is the gap
 * between images.
 */
export function readMosaicOptions(inner: Element | null): JustifiedOptions {
  const read = (name: string) => attributeOf(inner, `data-${name}`);
  const direction = toLayoutDirection(read('mosaic-direction'));
  const totalWidth = toCount(read('total-width'));
  return {
    direction,
    thumbnailSize: toThumbnailSide(read(direction === 'rows' ? 'height' : 'width')),
    gap: toGap(read('thumb-padding')),
    totalWidth: totalWidth && totalWidth <= 100 ? totalWidth : undefined,
    resizable: read('resizable') === '' ? undefined : toFlag(read('resizable')),
  };
}
