'use client';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { containedSizes } from '../picture/containedSizes.ts';
import { pictureAttributes } from '../picture/pictureAttributes.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PRELOAD_COUNT } from './constants.ts';
import { createPreloader } from './createPreloader.ts';
import type { PreloadJob } from './createPreloader.ts';
import { isBackwardMove } from './isBackwardMove.ts';
import { isSlowConnection } from './isSlowConnection.ts';
import type { Connection } from './isSlowConnection.ts';
import { loadPicture } from './loadPicture.ts';
import { preloadPlan } from './preloadPlan.ts';
import type { UsePreloadOptions } from './types.ts';

/** Whether the last move went back. */
function useTravel(index: number, total: number, loop: boolean): boolean {
  const [travel, setTravel] = useState({ index, isBackward: false });
  if (travel.index !== index) {
    setTravel({ index, isBackward: isBackwardMove({ from: travel.index, to: index, total, loop }) });
  }
  return travel.isBackward;
}

/**
 * Loads the images that the visitor is likely to see next, once the current one is there.
 *
 * ```tsx
 * const filmstrip = useFilmstrip(lightbox);
 * usePreload(lightbox, { visibleCount: filmstrip.visibleCount });
 * ```
 */
export function usePreload<TImage extends GalleryImage>(
  lightbox: LightboxHandle<TImage>,
  options: UsePreloadOptions<TImage> = {},
): void {
  const { images, offset, index, loop, isSettled, settings, status } = lightbox;
  const { visibleCount = 0, count = settings.preloadCount ?? PRELOAD_COUNT, sizes } = options;
  const isActive = (options.enabled ?? settings.preload ?? true) && status === 'open';
  const isBackward = useTravel(offset + index, images.length, loop);
  const [preloader] = useState(createPreloader);

  const run = useStableCallback((current: number, visible: number, extra: number) => {
    const { connection }: Navigator & { readonly connection?: Connection } = navigator;
    const plan = preloadPlan({
      index: current,
      count: extra,
      visibleCount: visible,
      total: images.length,
      isBackward,
      loop,
      isSlow: isSlowConnection(connection),
      isEmbed: (candidate) => (images[candidate]?.kind ?? 'image') !== 'image',
    });
    const jobs = plan.indices.flatMap((planned): PreloadJob[] => {
      const next = images[planned];
      if (!next) return [];
      const start = (onEnd: () => void) =>
        loadPicture(pictureAttributes(next, sizes?.(next) ?? containedSizes(next)), onEnd);
      return [{ url: next.url, start }];
    });
    const shown = images[current];
    if (shown) preloader.note(shown.url);
    preloader.run(jobs, plan.isIdle);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    if (isSettled) run(index, visibleCount, count);
    return preloader.hold;
  }, [isActive, isSettled, index, visibleCount, count, preloader, run]);
  useEffect(() => (isActive ? () => preloader.run([]) : undefined), [isActive, preloader]);
}
