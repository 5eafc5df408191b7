'use client';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useItemKeys } from '../shared/useItemKeys.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { filmstripGeometry } from './filmstripGeometry.ts';
import { filmstripIndices } from './filmstripIndices.ts';
import { FILMSTRIP_LABELS } from './labels.ts';
import { resolveFilmstrip } from './resolveFilmstrip.ts';
import type { FilmstripTarget, FilmstripThumbnail, UseFilmstripOptions, UseFilmstripResult } from './types.ts';
import { useArrowGetters } from './useArrowGetters.ts';
import { useStripGetters } from './useStripGetters.ts';
import { useStripLength } from './useStripLength.ts';
import { useThumbnailFocus } from './useThumbnailFocus.ts';
import { useThumbnailGetters } from './useThumbnailGetters.ts';
import { useTrackScroll } from './useTrackScroll.ts';

/**
 * A strip of thumbnails that follows the shown image. Fingers scroll it natively, and only what is in view is mounted.
 *
 * ```tsx
 * const filmstrip = useFilmstrip(lightbox);
 * <div {...filmstrip.getStripProps()}>
 *   <button {...filmstrip.getBackwardButtonProps()}>‹</button>
 *   <div {...filmstrip.getTrackProps()}>
 *     <ul {...filmstrip.getListProps()}>
 *       {filmstrip.thumbnails.map(({ key, index }) => (
 *         <li key={key} {...filmstrip.getItemProps({ index })}>
 *           <button {...filmstrip.getThumbnailProps({ index })}>
 *             <img {...filmstrip.getThumbnailImageProps({ index })} />
 *           </button>
 *         </li>
 *       ))}
 *     </ul>
 *   </div>
 *   <button {...filmstrip.getForwardButtonProps()}>›</button>
 * </div>
 * ```
 */
export function useFilmstrip<TImage extends GalleryImage>(
  lightbox: FilmstripTarget<TImage>,
  options: UseFilmstripOptions = {},
): UseFilmstripResult<TImage> {
  const { images, index, offset: first = 0, settings = {}, next, previous } = lightbox;
  const { enabled = settings.filmstrip ?? true, wheel = 'scroll' } = options;
  const resolved = resolveFilmstrip(options, settings);
  const { direction, thumbnailWidth, thumbnailHeight, thickness, gap, arrowsLength } = resolved;
  const isVertical = direction === 'vertical';
  const labels = useLabels(FILMSTRIP_LABELS, options.labels);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const stripLength = useStripLength(enabled ? strip : null, isVertical);
  const count = images.length;

  const geometry = useMemo(() => {
    const lengths = { stripLength, arrowsLength, thumbnailWidth, thumbnailHeight, thickness, gap };
    return filmstripGeometry({ ...lengths, direction, count });
  }, [stripLength, arrowsLength, thumbnailWidth, thumbnailHeight, thickness, gap, direction, count]);
  const { offset, scrollBySteps, ...events } = useTrackScroll({ track, isVertical, index, first, geometry, wheel });
  const focus = useThumbnailFocus(track, index);
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    // The keys of the lightbox lie along a horizontal strip. A vertical one has two more.
    const move = { ArrowDown: next, ArrowUp: previous }[event.key];
    if (!isVertical || !move || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    move('keyboard', event.nativeEvent);
  });

  const keyOf = useItemKeys(images);
  const thumbnails = useMemo(
    () =>
      filmstripIndices({ geometry, offset, count, currentIndex: index }).flatMap(
        (mounted): FilmstripThumbnail<TImage>[] => {
          const image = images[mounted];
          return image ? [{ key: keyOf(mounted), index: mounted, image, isCurrent: mounted === index }] : [];
        },
      ),
    [geometry, offset, count, images, index, keyOf],
  );
  const canScrollBackward = offset > 0;
  const canScrollForward = offset < geometry.scrollLength;
  return {
    direction,
    thumbnails,
    visibleCount: geometry.visibleCount,
    thumbnailWidth: geometry.thumbnailWidth,
    thumbnailHeight: geometry.thumbnailHeight,
    canScrollBackward,
    canScrollForward,
    ...useStripGetters({ setStrip, setTrack, isVertical, geometry, count, labels, ...events, ...focus, onKeyDown }),
    ...useThumbnailGetters(lightbox, geometry, labels),
    ...useArrowGetters(canScrollBackward, canScrollForward, scrollBySteps, labels),
    labels,
  };
}
