'use client';
import { useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useItemKeys } from '../../core/shared/useItemKeys.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import {
  FILMSTRIP_ARROWS_SIZE_PX,
  FILMSTRIP_GAP_PX,
  FILMSTRIP_THUMBNAIL_HEIGHT_PX,
  FILMSTRIP_THUMBNAIL_WIDTH_PX,
} from './constants.ts';
import {
  filmstripGeometry,
  filmstripIndices,
  type FilmstripGeometryInput,
  type FilmstripSpan,
} from './filmstripGeometry.ts';
import { FILMSTRIP_LABELS } from './labels.ts';
import type { FilmstripTarget, FilmstripThumbnail, UseFilmstripOptions, UseFilmstripResult } from './types.ts';
import { useArrowGetters, useStripGetters, useThumbnailGetters } from './useFilmstripGetters.ts';
import { useStripLength } from './useStripLength.ts';
import { useTrackScroll } from './useTrackScroll.ts';

/**
 * Manages a headless filmstrip, whose thumbnails follow the current image. Touch scrolling is native, and only
 * thumbnails near the visible area are mounted.
 *
 * ```tsx
 * const filmstrip = useFilmstrip(lightbox);
 *
 * <div {...filmstrip.getContainerProps()}>
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
  const { direction, thumbnailWidth, thumbnailHeight, thickness, gap, arrowsSize } = resolved;
  const isVertical = direction === 'vertical';
  const labels = useLabels(FILMSTRIP_LABELS, options.labels);
  const [measuredLength, setStrip] = useStripLength(isVertical);
  const stripLength = enabled ? measuredLength : 0;
  const count = images.length;

  const geometry = useMemo(() => {
    const lengths = { stripLength, arrowsSize, thumbnailWidth, thumbnailHeight, thickness, gap };
    return filmstripGeometry({ ...lengths, direction, count });
  }, [stripLength, arrowsSize, thumbnailWidth, thumbnailHeight, thickness, gap, direction, count]);
  const { span, canScrollBackward, canScrollForward, scrollBySteps, getTrack, ...trackProps } = useTrackScroll({
    isVertical,
    index,
    first,
    geometry,
    count,
    wheel,
  });
  const focus = useThumbnailFocus(getTrack, index);
  const { visibleCount } = geometry;
  useClaim(lightbox.claims, 'preload', visibleCount || null);
  const { onKeyDown, goTo, readVisibleCount } = useStableCallbacks({
    goTo: lightbox.goTo,
    readVisibleCount: () => visibleCount,
    onKeyDown(event: KeyboardEvent) {
      // The lightbox's own arrow keys suit a horizontal filmstrip. A vertical filmstrip adds the up and down arrow
      // keys.
      const move = { ArrowDown: next, ArrowUp: previous }[event.key];
      if (!isVertical || !move || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      move('keyboard', event.nativeEvent);
    },
  });
  const thumbnails = useThumbnails(images, index, span);
  const arrows = useArrowGetters(canScrollBackward, canScrollForward, scrollBySteps, labels);
  return useUnchanged({
    direction,
    thumbnails,
    visibleCount,
    readVisibleCount,
    thumbnailWidth: geometry.thumbnailWidth,
    thumbnailHeight: geometry.thumbnailHeight,
    canScrollBackward,
    canScrollForward,
    ...useStripGetters({ setStrip, ...trackProps, isVertical, geometry, count, labels, ...focus, onKeyDown }),
    ...useThumbnailGetters({ ...lightbox, goTo }, geometry, labels),
    ...arrows,
    labels,
  });
}

/** Returns the thumbnails to mount: the thumbnails in the span, and the current one. */
function useThumbnails<TImage extends GalleryImage>(
  images: readonly TImage[],
  index: number,
  { start, end }: FilmstripSpan,
): readonly FilmstripThumbnail<TImage>[] {
  const keyOf = useItemKeys(images);
  return useMemo(
    () =>
      filmstripIndices({ start, end }, index, images.length).flatMap((mounted): FilmstripThumbnail<TImage>[] => {
        const image = images[mounted];
        return image ? [{ key: keyOf(mounted), index: mounted, image, isCurrent: mounted === index }] : [];
      }),
    [start, end, images, index, keyOf],
  );
}

interface ThumbnailFocus {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Moves focus within the filmstrip along with the current thumbnail, its only tab stop. `getTrack` must be stable. */
function useThumbnailFocus(getTrack: () => HTMLElement | null, index: number): ThumbnailFocus {
  const isInside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!isInside.current) return;
    getTrack()?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  }, [getTrack, index]);
  return useMemo(
    () => ({
      onFocus() {
        isInside.current = true;
      },
      onBlur({ currentTarget, relatedTarget }) {
        isInside.current = currentTarget.contains(relatedTarget);
      },
    }),
    [],
  );
}

/** Resolves options and settings: options override settings, which override the defaults. */
export function resolveFilmstrip(
  options: UseFilmstripOptions,
  settings: LightboxSettings,
): Omit<FilmstripGeometryInput, 'stripLength' | 'count'> {
  const { gap = FILMSTRIP_GAP_PX, arrowsSize = FILMSTRIP_ARROWS_SIZE_PX } = options;
  return {
    direction: options.direction ?? settings.filmstripDirection ?? 'horizontal',
    // Ignore a setting of 0.
    thumbnailWidth: options.thumbnailWidth || settings.filmstripThumbnailWidth || FILMSTRIP_THUMBNAIL_WIDTH_PX,
    thumbnailHeight: options.thumbnailHeight || settings.filmstripThumbnailHeight || FILMSTRIP_THUMBNAIL_HEIGHT_PX,
    thickness: options.thickness,
    gap,
    arrowsSize,
  };
}
