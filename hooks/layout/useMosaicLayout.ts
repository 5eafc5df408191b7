'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { MOSAIC_THUMBNAIL_SIZE_PX, MOSAIC_WINDOW_STEP_PX } from './constants.ts';
import { naturalSize } from './naturalSize.ts';
import type {
  LayoutDirection,
  LayoutItem,
  LayoutPlan,
  UseHorizontalMosaicOptions,
  UseImageLayoutResult,
  UseVerticalMosaicOptions,
} from './types.ts';
import { useImageLayout } from './useImageLayout.ts';

type UseMosaicLayoutOptions = UseVerticalMosaicOptions & UseHorizontalMosaicOptions;

type PlanMosaic = (items: Iterable<LayoutItem>, options: Omit<UseMosaicLayoutOptions, 'images'>) => LayoutPlan;

/** What both kinds of mosaic have in common. Which one it is never changes, so that a page has the code of one packing. */
export function useMosaicLayout(
  options: UseMosaicLayoutOptions,
  direction: LayoutDirection,
  planMosaic: PlanMosaic,
): UseImageLayoutResult {
  const { images, thumbnailSize = MOSAIC_THUMBNAIL_SIZE_PX, gap, totalWidth } = options;
  const { resizable = false, fillsWidth, lastRowStretch } = options;
  const createPlan = useCallback(
    (items: Iterable<LayoutItem>) =>
      planMosaic(items, { thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch }),
    [planMosaic, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch],
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
    // A resizable one follows the window, and not its container.
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

/** Width of the window in steps of 64 CSS pixels; undefined on the server and where nobody asks. */
function useWindowWidth(enabled: boolean): number | undefined {
  return useSyncExternalStore(
    enabled ? subscribe : subscribeToNothing,
    () => (enabled ? readWidth() : undefined),
    () => undefined,
  );
}
