'use client';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { pictureAttributes } from '../../core/picture/pictureAttributes.ts';
import { createPreloader, loadPicture } from '../../slides/preload/engine/createPreloader.ts';
import { inlinePreloadPlan, isSlowConnection, type Connection } from '../../slides/preload/preloadPlan.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { INLINE_PRELOAD_COUNT } from './constants.ts';
import type { UseInlineSlideshowResult } from './types.ts';

export interface UseInlinePreloadOptions {
  /** Number of images to preload, half of them on each side. @default 10 */
  readonly count?: number | undefined;
  /** Returns the `sizes` attribute of an image, so that the browser preloads the same file that it will display. */
  readonly sizes: (image: GalleryImage) => string;
  /** Whether to preload images. Pass `true` while the slideshow is in view. @default true */
  readonly enabled?: boolean | undefined;
}

/** Preloads the images around the current one once it has loaded. */
export function useInlinePreload(
  { images, index, isSettled }: Pick<UseInlineSlideshowResult, 'images' | 'index' | 'isSettled'>,
  { count = INLINE_PRELOAD_COUNT, sizes, enabled = true }: UseInlinePreloadOptions,
): void {
  const [preloader] = useState(createPreloader);
  const run = useStableCallback((current: number) => {
    const { connection }: Navigator & { readonly connection?: Connection } = navigator;
    const { indices, isIdle } = inlinePreloadPlan({
      index: current,
      total: images.length,
      count,
      isBackward: false,
      isSlow: isSlowConnection(connection),
      isEmbed: (candidate) => (images[candidate]?.kind ?? 'image') !== 'image',
    });
    const jobs = indices.flatMap((planned) => {
      const image = images[planned];
      if (!image) return [];
      return [
        {
          url: image.url,
          start: (onFinish: () => void) => loadPicture(pictureAttributes(image, sizes(image)), onFinish),
        },
      ];
    });
    preloader.run(jobs, { isIdle });
  });
  useEffect(() => {
    if (!enabled || !isSettled || index < 0) return undefined;
    run(index);
    return preloader.hold;
  }, [enabled, isSettled, index, preloader, run]);
  useEffect(() => () => preloader.run([]), [preloader]);
}
