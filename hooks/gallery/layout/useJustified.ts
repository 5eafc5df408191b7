'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { JUSTIFIED_THUMBNAIL_SIZE_PX, JUSTIFIED_WINDOW_STEP_PX } from './constants.ts';
import { justifiedPlan } from './justifiedPlan.ts';
import { naturalSize } from './imageSizes.ts';
import type { LayoutItem, UseImageLayoutResult, UseJustifiedOptions } from './types.ts';
import { useImageLayout } from './useImageLayout.ts';

/**
 * Virtualizes a justified layout, in which images keep their aspect ratios and form columns of equal height or rows
 * that fill the width. Images of unknown size are measured first.
 *
 * @example
 * const justified = useJustified({ images, direction: 'rows' });
 * <ul {...justified.getContainerProps()}>
 *   {justified.indices.map((index) => <li key={images[index].id} {...justified.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useJustified<TImage extends GalleryImage = GalleryImage>(
  options: UseJustifiedOptions<TImage>,
): UseImageLayoutResult {
  const { images, direction, thumbnailSize = JUSTIFIED_THUMBNAIL_SIZE_PX, gap, totalWidth } = options;
  const { resizable = false, fillsWidth, lastRowStretch } = options;
  const createPlan = useCallback(
    (items: Iterable<LayoutItem>) =>
      justifiedPlan(items, { direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch }),
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
      const size = direction === 'rows' ? (thumbnailSize * width) / height : thumbnailSize;
      const limit = `${Math.ceil(size)}px`;
      return `(width < ${limit}) 100vw, ${limit}`;
    },
    // The size of images in a resizable justified layout depends on the window, not on the container.
    firstPaint:
      resizable && !options.width ? null : { view: 'justified', direction, thumbnailSize, gap, totalWidth, resizable },
  });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const subscribeToNothing = () => () => undefined;

const readWidth = () => Math.round(window.innerWidth / JUSTIFIED_WINDOW_STEP_PX) * JUSTIFIED_WINDOW_STEP_PX;

/**
 * Returns the window width, rounded to a multiple of 64 CSS pixels, or `undefined` on the server or if `enabled` is
 * `false`.
 */
function useWindowWidth(enabled: boolean): number | undefined {
  return useSyncExternalStore(
    enabled ? subscribe : subscribeToNothing,
    () => (enabled ? readWidth() : undefined),
    () => undefined,
  );
}
