'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MOSAIC_THUMBNAIL_SIZE_PX, MOSAIC_WINDOW_STEP_PX } from './constants.ts';
import { mosaicPlan } from './mosaicPlan.ts';
import { naturalSize } from './imageSizes.ts';
import type { LayoutItem, UseImageLayoutResult, UseMosaicOptions } from './types.ts';
import { useImageLayout } from './useImageLayout.ts';

/**
 * A windowed mosaic: columns that end level, or rows that fill the width, of images in their own ratios. Images of unknown size are
 * measured first.
 *
 * @example
 * const mosaic = useMosaic({ images, direction: 'horizontal' });
 * <ul {...mosaic.getContainerProps()}>
 *   {mosaic.indices.map((index) => <li key={images[index].id} {...mosaic.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useMosaic<TImage extends GalleryImage = GalleryImage>(
  options: UseMosaicOptions<TImage>,
): UseImageLayoutResult {
  const { images, direction, thumbnailSize = MOSAIC_THUMBNAIL_SIZE_PX, gap, totalWidth } = options;
  const { resizable = false, fillsWidth, lastRowStretch } = options;
  const createPlan = useCallback(
    (items: Iterable<LayoutItem>) =>
      mosaicPlan(items, { direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch }),
    [direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch],
  );
  const windowWidth = useWindowWidth(resizable);

  return useImageLayout({
    ...options,
    createPlan,
    windowWidth,
    unmeasuredSizesOf(index) {
      const image = images[index];
      const { width, height } = (image && naturalSize(image)) ?? { width: 1, height: 1 };
      const size = direction === 'horizontal' ? (thumbnailSize * width) / height : thumbnailSize;
      const limit = `${Math.ceil(size)}px`;
      return `(width < ${limit}) 100vw, ${limit}`;
    },
    // A resizable mosaic follows the window, not its container.
    firstPaint:
      resizable && !options.width ? null : { view: 'mosaic', direction, thumbnailSize, gap, totalWidth, resizable },
  });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const subscribeToNothing = () => () => undefined;

const readWidth = () => Math.round(window.innerWidth / MOSAIC_WINDOW_STEP_PX) * MOSAIC_WINDOW_STEP_PX;

/** Returns the width of the window in steps of 64 CSS pixels; undefined on a server and if disabled. */
function useWindowWidth(enabled: boolean): number | undefined {
  return useSyncExternalStore(
    enabled ? subscribe : subscribeToNothing,
    () => (enabled ? readWidth() : undefined),
    () => undefined,
  );
}
