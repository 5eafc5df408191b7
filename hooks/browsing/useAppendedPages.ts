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
  'status' | 'images' | 'page' | 'pageCount' | 'failure' | 'goToPage' | 'containerRef'
>;

export interface UseAppendedPagesOptions {
  /** More comes by itself when the end comes near the window; the button stays for keyboards. @default false */
  readonly byScrolling?: boolean | undefined;
  /** The distance from the end at which more is loaded, in pixels. @default APPEND_DISTANCE_PX */
  readonly distance?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseAppendedPagesResult {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Everything is there, and more was asked for than one page. */
  readonly isComplete: boolean;
  /** The text of the button: "Load More...", "Loading…", "All 24 images are shown." */
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
  const endRef = useEndProximity({
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
  const [grown] = useAdjustedState(
    (): Growth => ({ before: count, count, page, hadMore: hasMore }),
    (growth) => grow(growth, { count, page, hasMore }),
  );
  // Also where more was asked for, and none came.
  const hasEnded = !hasMore && grown.hadMore;
  // The end stays while the gallery goes back to its last page: the focus may be on what says so.
  const isComplete = extent.isComplete || (hasEnded && (status === 'ready' || status === 'refreshing'));
  return { ...extent, isComplete, grown };
}

interface UseEndProximityOptions {
  readonly enabled: boolean;
  /** The distance that counts as near, in CSS pixels. */
  readonly distancePx: number;
  /** Items in the list. */
  readonly count: number;
  /** The list is in it. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Keep its identity between renders. */
  readonly onNear: () => void;
}

/** Tells when an element after a list comes near (`watchEnd`), and once more for every other `count` while it stays there. Gives the ref of the element. */
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
  /** Everything is there, and it took more than one page. */
  readonly isComplete: boolean;
}

interface ExtentOptions {
  readonly status: GalleryStatus;
  readonly page: number;
  readonly pageCount: number;
  /** Images that are shown. */
  readonly count: number;
}

export function extentOf({ status, page, pageCount, count }: ExtentOptions): Extent {
  const hasMore = count > 0 && page < pageCount;
  const isLoading = status === 'refreshing' || status === 'loading';
  return { hasMore, isLoading, isComplete: status === 'ready' && !hasMore && page > 1 };
}

/** Numbers of images before and after more of them came. */
interface Growth {
  readonly before: number;
  readonly count: number;
  readonly page: number;
  /** There was more to ask for than is shown. */
  readonly hadMore: boolean;
}

/** Returns the next extent of a gallery. Another search shows other images: that is no growth. */
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
