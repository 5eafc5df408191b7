'use client';
import { useCallback } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { FIRST_PAINT_WIDTH_LIMIT_PX, MAX_TRACK_COUNT, MASONRY_THUMBNAIL_SIZE_PX, MAX_COLUMNS } from './constants.ts';
import { masonryPlan } from './masonryPlan.ts';
import { naturalSize } from './imageSizes.ts';
import type { LayoutItem, MasonryOptions, UseImageLayoutResult, UseMasonryOptions } from './types.ts';
import { useImageLayout } from './useImageLayout.ts';

/**
 * Virtualizes a masonry layout, in which images keep their aspect ratios and form columns, or rows that scroll
 * horizontally. Images of unknown size are measured first.
 *
 * @example
 * const masonry = useMasonry({ images, maxColumns: 4 });
 * <ul {...masonry.getContainerProps()}>
 *   {masonry.indices.map((index) => <li key={images[index].id} {...masonry.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useMasonry<TImage extends GalleryImage = GalleryImage>(
  options: UseMasonryOptions<TImage>,
): UseImageLayoutResult {
  const { images, direction, thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX, maxColumns, gap, resizable } = options;
  const createPlan = useCallback(
    (items: Iterable<LayoutItem>) => masonryPlan(items, { direction, thumbnailSize, maxColumns, gap, resizable }),
    [direction, thumbnailSize, maxColumns, gap, resizable],
  );
  const isSideways = direction === 'rows';
  const sizes = columnSizes(options);

  return useImageLayout({
    ...options,
    createPlan,
    isSideways,
    unmeasuredSizesOf(index) {
      const image = images[index];
      const { width, height } = (image && naturalSize(image)) ?? { width: 1, height: 1 };
      return isSideways ? `${Math.ceil((thumbnailSize * width) / height)}px` : sizes;
    },
    firstPaint: { view: 'masonry', direction, thumbnailSize, maxColumns, gap, resizable },
  });
}

/**
 * Returns the `sizes` attribute of an image in a column before anything is measured, assuming the masonry layout is as
 * wide as the window.
 */
export function columnSizes(options: Pick<MasonryOptions, 'thumbnailSize' | 'maxColumns' | 'resizable'>): string {
  const { thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX, maxColumns = MAX_COLUMNS, resizable = true } = options;
  if (!resizable) return `${Math.round(thumbnailSize)}px`;
  const most = Math.min(maxColumns, MAX_TRACK_COUNT, FIRST_PAINT_WIDTH_LIMIT_PX / thumbnailSize + 1);
  let sizes = '100vw';
  for (let columns = 2; columns <= most; columns++) {
    sizes = `(min-width: ${(columns - 1) * thumbnailSize}px) ${Math.round(100 / columns)}vw, ${sizes}`;
  }
  return sizes;
}
