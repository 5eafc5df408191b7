'use client';
import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxHandle } from '../../lightbox/lightbox/types.ts';
import { containedSizes, pictureAttributes } from '../../core/picture/pictureAttributes.ts';
import { useClaims } from '../../core/shared/useClaims.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { PRELOAD_AT_ONCE_COUNT, PRELOAD_COUNT } from './constants.ts';
import { createPreloader, loadPicture, type PreloadJob } from './engine/createPreloader.ts';
import { isBackwardMove, isSlowConnection, preloadPlan, type Connection } from './preloadPlan.ts';
import type { UsePreloadOptions } from './types.ts';

/**
 * Preloads the images that the user is likely to see next, once the current one has loaded.
 *
 * ```tsx
 * usePreload(lightbox);
 * ```
 */
export function usePreload<TImage extends GalleryImage>(
  lightbox: LightboxHandle<TImage>,
  options: UsePreloadOptions<TImage> = {},
): void {
  const { images, offset, index, loop, isSettled, settings, status } = lightbox;
  const [claimedCount] = useClaims(lightbox.claims, 'preload');
  const { visibleCount = claimedCount, count = settings.preloadCount ?? PRELOAD_COUNT, sizes } = options;
  const isActive = (options.enabled ?? settings.preload ?? true) && status === 'open';
  const place = offset + index;
  const travel = useRef({ place, isBackward: false });
  const [preloader] = useState(createPreloader);

  const { note, run } = useStableCallbacks({
    note() {
      const { place: from } = travel.current;
      if (from === place) return;
      travel.current = { place, isBackward: isBackwardMove({ from, to: place, total: images.length, loop }) };
    },
    run(current: number, stated: number | undefined, extra: number) {
      const { connection }: Navigator & { readonly connection?: Connection } = navigator;
      const plan = preloadPlan({
        index: current,
        count: extra,
        visibleCount: typeof visibleCount === 'function' ? visibleCount() : (stated ?? 0),
        total: images.length,
        isBackward: travel.current.isBackward,
        loop,
        isSlow: isSlowConnection(connection),
        isEmbed: (candidate) => (images[candidate]?.kind ?? 'image') !== 'image',
      });
      const jobs = plan.indices.flatMap((planned): PreloadJob[] => {
        const next = images[planned];
        if (!next) return [];
        const start = (onFinish: () => void) =>
          loadPicture(pictureAttributes(next, sizes?.(next) ?? containedSizes(next)), onFinish);
        return [{ url: next.url, start }];
      });
      const shown = images[current];
      if (shown) preloader.note(shown.url);
      preloader.run(jobs, { isIdle: plan.isIdle, atOnceCount: PRELOAD_AT_ONCE_COUNT });
    },
  });
  // If `visibleCount` is a function, changes in its result do not restart preloading.
  const statedCount = typeof visibleCount === 'function' ? undefined : visibleCount;
  // This runs before preloading, and also if there is none, because users navigate while images load.
  useEffect(note, [note, place]);
  useEffect(() => {
    if (!isActive) return undefined;
    if (isSettled) run(index, statedCount, count);
    return preloader.hold;
  }, [isActive, isSettled, index, statedCount, count, preloader, run]);
  useEffect(() => (isActive ? () => preloader.run([]) : undefined), [isActive, preloader]);
}
