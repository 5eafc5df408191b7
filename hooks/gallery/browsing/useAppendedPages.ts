'use client';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryStatus, UseGalleryResult } from '../gallery/types.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isPlainActivation, linkOrButton } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { APPEND_DISTANCE_PX } from './constants.ts';
import { watchEnd, type LastRequest } from './engine/watchEnd.ts';
import { BROWSING_LABELS, type BrowsingLabels } from './labels.ts';

export type GrowingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'status' | 'images' | 'page' | 'pageCount' | 'error' | 'goToPage' | 'containerRef'
>;

export interface UseAppendedPagesOptions {
  /**
   * Whether to load more images when the end of the list approaches the viewport. Render the button anyway, for
   * keyboard users.
   * @default false
   */
  readonly byScrolling?: boolean | undefined;
  /**
   * How close the end of the list must be to the viewport before more images are loaded, in pixels.
   * @default APPEND_DISTANCE_PX
   */
  readonly distance?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseAppendedPagesResult {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Whether all images of a gallery with more than one page have been loaded. */
  readonly isComplete: boolean;
  /** The button's text: "Load More...", "Loading…" or "All 24 images are shown." */
  readonly buttonText: string;
  /** Loads the next page, or retries a failed request. */
  loadMore(): void;
  /**
   * Returns props for the button. If you pass an `href`, the button is a link that works without JavaScript. When the
   * list ends, keep the button rendered so that it does not lose focus.
   */
  getButtonProps(props?: LinkOrButtonProps): LinkOrButtonProps;
  /** Returns props for an element after the last image. More images load when it is near the viewport. */
  readonly getEndProps: PropGetter<'div'>;
  /**
   * Returns props for a live region that announces how many images were added. The gallery's own live region still
   * announces errors. To avoid duplicate announcements, set the gallery's `position` label to ''.
   */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: BrowsingLabels;
}

/**
 * Appends more images to a gallery when the user clicks a button, or as the user scrolls. The gallery needs an
 * appending source (`useAppendingSource`).
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
  // Correct the page number if the list turns out to have fewer pages than the URL or an earlier response suggested.
  useEffect(() => {
    if (isComplete) goToPage(page, 'paging');
  }, [isComplete, goToPage, page]);
  // After an error, only the user can retry, because automatic retries could go on forever.
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
  // The list has also ended if the last request returned no new images.
  const hasEnded = !hasMore && grown.hadMore;
  // Stay complete while the gallery returns to its last page, because the button that shows this may have focus.
  const isComplete = extent.isComplete || (hasEnded && (status === 'ready' || status === 'refreshing'));
  return { ...extent, isComplete, grown };
}

interface UseEndProximityOptions {
  readonly enabled: boolean;
  /** The distance at which `onNear` is called, in CSS pixels. */
  readonly distancePx: number;
  /** The number of items in the list. */
  readonly count: number;
  /** The element that contains the list. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Called when the end is near. It must be stable between renders. */
  readonly onNear: () => void;
}

/**
 * Calls `onNear` when the element that follows a list approaches the viewport (see `watchEnd`), and again for each new
 * `count` while the element remains near the viewport. Returns a ref for the element.
 */
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

/** How much of an appended gallery has been loaded. */
interface Extent {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Whether all images of a gallery with more than one page have been loaded. */
  readonly isComplete: boolean;
}

interface ExtentOptions {
  readonly status: GalleryStatus;
  readonly page: number;
  readonly pageCount: number;
  /** The number of images shown. */
  readonly count: number;
}

export function extentOf({ status, page, pageCount, count }: ExtentOptions): Extent {
  const hasMore = count > 0 && page < pageCount;
  const isLoading = status === 'refreshing' || status === 'loading';
  return { hasMore, isLoading, isComplete: status === 'ready' && !hasMore && page > 1 };
}

/** The number of images before and after the last page was loaded. */
interface Growth {
  readonly before: number;
  readonly count: number;
  readonly page: number;
  /** Whether there was more to load when the last page was requested. */
  readonly hadMore: boolean;
}

/**
 * Returns a gallery's updated growth. It is reset if the page number does not increase, for example after a new search.
 */
export function grow(
  growth: Growth,
  { count, page, hasMore }: Omit<Growth, 'before' | 'hadMore'> & { readonly hasMore: boolean },
): Growth {
  if (count !== growth.count || page !== growth.page) {
    return { before: page > growth.page ? growth.count : count, count, page, hadMore: hasMore };
  }
  return hasMore && !growth.hadMore ? { ...growth, hadMore: true } : growth;
}

/** Returns the announcement for added images; '' if none were added. */
export function appendedAnnouncement({ before, count }: Growth, labels: BrowsingLabels): string {
  return before > 0 && count > before ? fillLabel(labels.loadedMore, { added: count - before, count }) : '';
}
