'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryStatus, UseGalleryResult } from '../gallery/types.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { isPlainActivation, linkOrButton } from '../shared/controlProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { APPEND_DISTANCE_PX } from './constants.ts';
import { watchEnd } from './engine/watchEnd.ts';
import type { LastRequest } from './engine/watchEnd.ts';
import { BROWSING_LABELS } from './labels.ts';
import type { BrowsingLabels } from './labels.ts';

export type GrowingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'status' | 'images' | 'page' | 'pageCount' | 'error' | 'goToPage' | 'containerRef'
>;

export interface UseAppendedPagesOptions {
  /** Loads more when the end comes near the window. The button stays, for keyboards. @default false */
  readonly byScrolling?: boolean | undefined;
  /** The distance from the end at which more is loaded, in pixels. @default APPEND_DISTANCE_PX */
  readonly distance?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseAppendedPagesResult {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Whether everything is loaded, after more than one page. */
  readonly isComplete: boolean;
  /** The text of the button: "Load More...", "Loading…", "All 24 images are shown." */
  readonly buttonText: string;
  /** Loads the next page, or repeats a failed request. */
  loadMore(): void;
  /** For the button; with an `href` it is a link, which works without scripts. Draw it at the end, too, so that focus on it is not lost. */
  getButtonProps(props?: LinkOrButtonProps): LinkOrButtonProps;
  /** For an element after the last image. */
  readonly getEndProps: PropGetter<'div'>;
  /** For a live region that announces how many images were added. The gallery's own announces failures, and needs no `position` then. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: BrowsingLabels;
}

/**
 * Appends more images to a gallery, by a button or by scrolling. The gallery needs a source that appends (`useAppendingSource`).
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
  const { status, page, pageCount, error, goToPage } = gallery;
  const { byScrolling = false, distance = APPEND_DISTANCE_PX } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const count = gallery.images.length;
  const { hasMore, isLoading, isComplete, grown } = useGrowth({ status, page, pageCount, count });
  const atEnd = isComplete ? fillLabel(labels.allShown, { count }) : '';
  const announcement = atEnd || (isLoading ? '' : appendedAnnouncement(grown, labels));

  const loadMore = useStableCallback(() => {
    if (hasMore && !isLoading) goToPage(page + 1, 'paging');
  });
  // The list has ended sooner than the address or an empty answer suggested, so the page number is corrected.
  useEffect(() => {
    if (isComplete) goToPage(page, 'paging');
  }, [isComplete, goToPage, page]);
  // After a failure only the visitor tries again: an automatic retry would never end.
  const endRef = useEndProximity({
    enabled: byScrolling && hasMore && !isLoading && !error,
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
  const [grown] = useAdjustedState(
    (): Growth => ({ before: count, count, page, hadMore: hasMore }),
    (growth) => grow(growth, { count, page, hasMore }),
  );
  // Also if a request brought nothing new.
  const hasEnded = !hasMore && grown.hadMore;
  // The end stays announced while the gallery goes back to its last page, because focus may be on the button.
  const isComplete = extent.isComplete || (hasEnded && (status === 'ready' || status === 'refreshing'));
  return { ...extent, isComplete, grown };
}

interface UseEndProximityOptions {
  readonly enabled: boolean;
  /** The distance that counts as near, in CSS pixels. */
  readonly distancePx: number;
  /** The number of items in the list. */
  readonly count: number;
  /** The element around the list. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Keep its identity between renders. */
  readonly onNear: () => void;
}

/** Calls back when an element after a list comes near (`watchEnd`), and again for each new `count` while it stays there. Returns the element's ref. */
function useEndProximity(options: UseEndProximityOptions): (element: HTMLElement | null) => void {
  const { enabled, distancePx, count, containerRef, onNear } = options;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const lastRequest = useRef<LastRequest>(undefined);
  useEffect(() => {
    if (!enabled || !element || !('IntersectionObserver' in window)) return undefined;
    const ending = new AbortController();
    const container = containerRef.current;
    watchEnd({ element, distancePx, count, container, lastRequest, signal: ending.signal, onNear });
    return () => ending.abort();
  }, [enabled, element, distancePx, count, containerRef, onNear]);
  return setElement;
}

/** The number of images of a growing gallery that are loaded. */
interface Extent {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Whether everything is loaded, after more than one page. */
  readonly isComplete: boolean;
}

interface ExtentOptions {
  readonly status: GalleryStatus;
  readonly page: number;
  readonly pageCount: number;
  /** The number of shown images. */
  readonly count: number;
}

export function extentOf({ status, page, pageCount, count }: ExtentOptions): Extent {
  const hasMore = count > 0 && page < pageCount;
  const isLoading = status === 'refreshing' || status === 'loading';
  return { hasMore, isLoading, isComplete: status === 'ready' && !hasMore && page > 1 };
}

/** The number of images before and after more were loaded. */
interface Growth {
  readonly before: number;
  readonly count: number;
  readonly page: number;
  /** Whether there was more to load. */
  readonly hadMore: boolean;
}

/** Returns the next growth of a gallery. Another search shows other images, which is no growth. */
export function grow(
  growth: Growth,
  { count, page, hasMore }: Omit<Growth, 'before' | 'hadMore'> & { readonly hasMore: boolean },
): Growth {
  if (count !== growth.count || page !== growth.page) {
    return { before: page > growth.page ? growth.count : count, count, page, hadMore: hasMore };
  }
  return hasMore && !growth.hadMore ? { ...growth, hadMore: true } : growth;
}

/** Returns the announcement for a growth, or '' when nothing has grown. */
export function appendedAnnouncement({ before, count }: Growth, labels: BrowsingLabels): string {
  return before > 0 && count > before ? fillLabel(labels.loadedMore, { added: count - before, count }) : '';
}
