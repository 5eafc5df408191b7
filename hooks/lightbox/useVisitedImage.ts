'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';

/**
 * The id of the image that the visitor came to rest on last. An embed asks its provider for nothing before: who only passes by is told
 * of to nobody.
 *
 * ```tsx
 * const visitedId = useVisitedImage(lightbox);
 * const embed = useEmbed({ image, isCurrent: role === 'current' && image.id === visitedId });
 * ```
 */
export function useVisitedImage(lightbox: {
  readonly image?: GalleryImage | undefined;
  readonly isSettled: boolean;
}): string | undefined {
  const { image, isSettled } = lightbox;
  const { id, kind = 'image' } = image ?? {};
  const [visitedId] = useAdjustedState<string | undefined>(
    () => undefined,
    (visited) => {
      // Who has left a video and comes back has to come to rest again.
      if (kind === 'image') return undefined;
      return isSettled ? id : visited;
    },
  );
  return visitedId;
}
