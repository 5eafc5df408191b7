'use client';
import { useCallback } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { columnSizes } from './columnSizes.ts';
import { MASONRY_THUMBNAIL_SIZE_PX } from './constants.ts';
import { masonryPlan } from './masonryPlan.ts';
import { naturalSize } from './naturalSize.ts';
import type { LayoutItem, UseImageLayoutResult, UseMasonryOptions } from './types.ts';
import { useImageLayout } from './useImageLayout.ts';

/**
 * A windowed masonry: columns, or rows that grow sideways, of images in their own ratios. Images whose size nobody knows are
 * measured first.
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
  const isSideways = direction === 'horizontal';
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
