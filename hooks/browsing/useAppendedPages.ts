'use client';
import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { linkOrButton } from '../shared/linkOrButton.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { appendedAnnouncement, grow } from './appendedAnnouncement.ts';
import type { Growth } from './appendedAnnouncement.ts';
import { extentOf } from './extentOf.ts';
import type { Extent, ExtentOptions } from './extentOf.ts';
import { APPEND_DISTANCE_PX } from './constants.ts';
import { BROWSING_LABELS } from './labels.ts';
import type { BrowsingLabels } from './labels.ts';
import { useNearness } from './useNearness.ts';

export type GrowingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'status' | 'images' | 'page' | 'pageCount' | 'failure' | 'goToPage' | 'containerRef'
>;

export interface UseAppendedPagesOptions {
  /** More comes by itself when the end comes near the window; the button stays for keyboards. @default false */
  readonly byScrolling?: boolean | undefined;
  /** How near, in pixels. @default APPEND_DISTANCE_PX */
  readonly distance?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseAppendedPagesResult {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Everything is there, and more was asked for than one page. */
  readonly isComplete: boolean;
  /** What the button says: "Load More...", "Loading…", "All 24 images are shown." */
  readonly buttonText: string;
  /** After a failure it asks again. */
  loadMore(): void;
  /** With an `href` it is a link that works without scripts. At the end it stays, so that focus on it is not lost. */
  getButtonProps(props?: LinkOrButtonProps): LinkOrButtonProps;
  /** For an element after the last image. */
  readonly getEndProps: PropGetter<'div'>;
  /** A live region that says how many images came; the gallery's own says failures, and needs no `position` then. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: BrowsingLabels;
}

/**
 * Shows more of a gallery below what is there, at a press or by scrolling. The gallery needs a source that appends:
 * `useAppendingSource`.
 *
 * @example
 * const more = useAppendedPages(gallery, { byScrolling: true });
 * <div {...more.getEndProps()} />
 * <button {...more.getButtonProps()}>{more.buttonText}</button>
 */
export function useAppendedPages<TImage extends GalleryImage = GalleryImage>(
  gallery: GrowingGallery<TImage>,
  options: UseAppendedPagesOptions = {},
): UseAppendedPagesResult {
  const { status, page, pageCount, failure, goToPage } = gallery;
  const { byScrolling = false, distance = APPEND_DISTANCE_PX } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const count = gallery.images.length;
  const { hasMore, isLoading, isComplete, grown } = useGrowth({ status, page, pageCount, count });
  const atEnd = isComplete ? fillLabel(labels.allShown, { count }) : '';
  const announcement = atEnd || (isLoading ? '' : appendedAnnouncement(grown, labels));

  const loadMore = useStableCallback(() => {
    if (hasMore && !isLoading) goToPage(page + 1, 'paging');
  });
  // The list ended sooner than an address, or a question in vain, supposed: what keeps the page is told of the last one.
  useEffect(() => {
    if (isComplete) goToPage(page, 'paging');
  }, [isComplete, goToPage, page]);
  // A failure is the visitor's to answer: asking by ourselves would ask without end.
  const endRef = useNearness({
    enabled: byScrolling && hasMore && !isLoading && !failure,
    distancePx: distance,
    count,
    containerRef: gallery.containerRef,
    onNear: loadMore,
  });

  const getters = useMemo(() => {
    const isOff = isLoading || !hasMore;
    const handleClick = (event: MouseEvent) => {
      if (!isOff && !isPlainActivation(event)) return;
      event.preventDefault();
      loadMore();
    };
    return {
      getButtonProps: ({ href, ...props }: LinkOrButtonProps = {}) =>
        mergeProps(
          { ...linkOrButton(href, !hasMore), 'aria-disabled': isOff || undefined, onClick: handleClick },
          props,
        ),
      getEndProps: (props?: ElementProps<'div'>) => mergeProps({ ref: endRef }, props),
      getStatusProps: (props?: ElementProps<'div'>) =>
        mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [isLoading, hasMore, loadMore, endRef, announcement]);
  return {
    hasMore,
    isLoading,
    isComplete,
    buttonText: atEnd || (isLoading ? labels.loadingMore : labels.loadMore),
    loadMore,
    ...getters,
    labels,
  };
}

function useGrowth(options: ExtentOptions): Extent & { readonly grown: Growth } {
  const { status, page, count } = options;
  const extent = extentOf(options);
  const { hasMore } = extent;
  const [growth, setGrowth] = useState({ before: count, count, page, hadMore: hasMore });
  const grown = grow(growth, { count, page, hasMore });
  if (grown !== growth) setGrowth(grown);
  // Also where more was asked for, and none came.
  const hasEnded = !hasMore && grown.hadMore;
  // The end stays while the gallery goes back to its last page: the focus may be on what says so.
  const isComplete = extent.isComplete || (hasEnded && (status === 'ready' || status === 'refreshing'));
  return { ...extent, isComplete, grown };
}
