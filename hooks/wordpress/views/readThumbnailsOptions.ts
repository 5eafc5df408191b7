import type { ThumbnailsOptions } from '../../layout/types.ts';
import { attributeOf } from '../attributeOf.ts';
import { toColumns, toThumbnailSide } from './layoutNumbers.ts';
import { styleValue } from './styleValue.ts';

/** Sizes of a thumbnail grid. The ratio of a thumbnail, and whether it may grow, stand in style rules alone. */
export function readThumbnailsOptions(container: Element, inner: Element | null): ThumbnailsOptions {
  const thumbnailWidth = toThumbnailSide(attributeOf(inner, 'data-thumbnail-width'));
  const percent = Number.parseFloat(styleValue(container, '.bwg-item1', 'padding-top') ?? '');
  const width = styleValue(container, '.bwg-standard-thumbnails .bwg-item', 'width');
  return {
    thumbnailWidth,
    thumbnailHeight: thumbnailWidth && toThumbnailSide(Math.round((thumbnailWidth * percent) / 100)),
    maxColumns: toColumns(attributeOf(inner, 'data-max-count')),
    resizable: width?.includes('px') ? false : undefined,
  };
}
