'use client';
import { useCallback, useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { clamp } from '../shared/clamp.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { galleryView } from './galleryView.ts';
import { GALLERY_LABELS } from './labels.ts';
import type { GalleryPageReason, UseGalleryOptions, UseGalleryResult } from './types.ts';
import { useGalleryGetters } from './useGalleryGetters.ts';
import { useGalleryRequests } from './useGalleryRequests.ts';

/**
 * A gallery's images, page by page: those of a list that is already here, or those that a source serves. The old page stays
 * while the next one loads, and a failure keeps it.
 *
 * @example
 * const gallery = useGallery({ source: backend.gallery });
 * <div {...gallery.getContainerProps()}>
 *   {gallery.images.map((image) => <Thumbnail key={image.id} image={image} />)}
 *   <a {...gallery.getPageLinkProps({ page: gallery.page + 1, href: '?page=2' })}>{gallery.labels.nextPage}</a>
 *   <div {...gallery.getStatusProps()} />
 * </div>
 */
export function useGallery<TImage extends GalleryImage = GalleryImage>(
  options: UseGalleryOptions<TImage>,
): UseGalleryResult<TImage> {
  const { images, source, initialPage, defaultPage, query, enabled = true } = options;
  const labels = useLabels(GALLERY_LABELS, options.labels);
  const isControlled = options.page !== undefined;
  const [wantedPage, requestPage] = useControllableState<number, GalleryPageReason>({
    name: 'page',
    value: options.page,
    defaultValue: defaultPage ?? initialPage?.page ?? 1,
    onChange: options.onPageChange,
  });
  const { state, retry } = useGalleryRequests({
    source: enabled && !images ? source : undefined,
    page: wantedPage,
    query,
    initialPage,
    onNewQuery: () => requestPage(1, 'query') && !isControlled,
  });

  const view = useMemo(
    () => galleryView({ state, images, page: wantedPage, labels }),
    [state, images, wantedPage, labels],
  );
  const { status, images: shownImages, pageCount, failure, announcement } = view;

  const goToPage = useStableCallback((target: number, reason: GalleryPageReason = 'imperative') => {
    if (!Number.isFinite(target)) return;
    const next = clamp(Math.trunc(target), 1, images || state.shown ? pageCount : Infinity);
    if (next !== wantedPage) requestPage(next, reason);
    else if (failure) retry();
  });

  const nameOf = useCallback(
    (index: number) => shownImages[index]?.title || fillLabel(labels.untitled, { index: index + 1 }),
    [labels, shownImages],
  );
  const getters = useGalleryGetters({ status, pageCount, announcement, goToPage, retry, labels });

  // The same result as long as nothing of it changes: what draws the images need not render with whoever calls this.
  return useMemo(() => {
    const { announcement: _announcement, ...shown } = view;
    return { ...shown, nameOf, goToPage, retry, ...getters, labels };
  }, [view, nameOf, goToPage, retry, getters, labels]);
}
