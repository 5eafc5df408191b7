'use client';
import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxHandle } from '../../lightbox/lightbox/types.ts';
import { containedSizes, pictureAttributes } from '../../core/picture/pictureAttributes.ts';
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
  const { images, offset, index, loop, isSettled, settings, status, claims } = lightbox;
  const { visibleCount, count = settings.preloadCount ?? PRELOAD_COUNT, sizes } = options;
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
        visibleCount:
          typeof visibleCount === 'function' ? visibleCount() : (stated ?? claims?.claimsOf('preload')[0] ?? 0),
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
  // Must come before the effect that preloads. It also runs while nothing is preloaded, because users navigate while
  // images load.
  useEffect(note, [note, place]);
  useEffect(() => {
    if (!isActive) return undefined;
    if (!isSettled) return preloader.hold;
    run(index, statedCount, count);
    // A filmstrip claims its number of visible thumbnails once it is measured. Update the preloading then, without a
    // render.
    let claimed = claims?.claimsOf('preload');
    const unsubscribe = claims?.subscribe(() => {
      if (claims.claimsOf('preload') === claimed) return;
      claimed = claims.claimsOf('preload');
      run(index, statedCount, count);
    });
    return () => {
      unsubscribe?.();
      preloader.hold();
    };
  }, [isActive, isSettled, index, statedCount, count, claims, preloader, run]);
  useEffect(() => (isActive ? () => preloader.run([]) : undefined), [isActive, preloader]);
}
