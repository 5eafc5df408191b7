import type { ThumbnailsOptions } from '../../layout/types.ts';
import { attributeOf } from '../attributeOf.ts';
import { toColumns, toThumbnailSide } from './layoutNumbers.ts';
import { styleValue, toPercent, toPixels } from './styleValue.ts';

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
