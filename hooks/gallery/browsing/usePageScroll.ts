'use client';
import { useEffect, useRef } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import { isPageStill } from '../../core/shared/engine/isPageStill.ts';
import { isFreshVisit, readPageTop, scrollPageTo } from '../../core/shared/engine/scrolling.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { readUrl, readEntryScroll } from './engine/urlStore.ts';
import { PAGE_SCROLL_DURATION_MS, PAGE_SCROLL_OFFSET_PX } from './constants.ts';
import { scrollChunk } from '../layout/chunks.ts';
import type { BrowsingUrlState } from './useBrowsingUrlState.ts';

type ShownPage = Pick<UseGalleryResult, 'page' | 'images'>;

export interface UsePageScrollOptions {
  /**
   * The distance kept above the gallery, in pixels. It is larger if a fixed header would otherwise cover the gallery.
   * @default PAGE_SCROLL_OFFSET_PX
   */
  readonly offset?: number | undefined;
  /**
   * The duration of the scroll, in milliseconds. It is 0 if the user prefers reduced motion.
   * @default PAGE_SCROLL_DURATION_MS
   */
  readonly durationMs?: number | undefined;
  /**
   * The URL state. With `navigation: 'reload'`, the hook also scrolls to the gallery on a newly loaded page if the
   * gallery caused the page to load.
   * @default none
   */
  readonly urlState?: BrowsingUrlState | null | undefined;
  /** Whether page changes scroll to the gallery. @default true */
  readonly enabled?: boolean | undefined;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the user came from the same page, ignoring the query and hash of its URL. */
const isFromThisPage = (): boolean =>
  document.referrer.split(/[?#]/, 1)[0] === window.location.origin + window.location.pathname;

interface ScrollToGalleryOptions {
  readonly offset: number;
  readonly durationMs: number;
  readonly signal: AbortSignal;
}

/** Scrolls to the gallery once the code for scrolling has loaded, unless the user scrolls in the meantime. */
async function scrollToGallery(
  container: HTMLElement,
  { offset, durationMs, signal }: ScrollToGalleryOptions,
): Promise<void> {
  const top = readPageTop();
  try {
    const { scrollGalleryTo } = await scrollChunk.load();
    if (!signal.aborted && readPageTop() === top) scrollGalleryTo(container, offset, durationMs, signal);
  } catch {
    container.scrollIntoView();
  }
}

/**
 * Scrolls to the top of the gallery after a page change, and restores the scroll position after Back and Forward.
 * Scrolling starts once the page has loaded, and is canceled if the user scrolls.
 *
 * @example
 * const gallery = useGallery({ source });
 * usePageScroll(gallery);
 */
export function usePageScroll<TImage extends GalleryImage = GalleryImage>(
  gallery: Pick<UseGalleryResult<TImage>, 'status' | 'page' | 'images' | 'containerRef'>,
  options: UsePageScrollOptions = {},
): void {
  const { status, page, images, containerRef } = gallery;
  const { offset = PAGE_SCROLL_OFFSET_PX, durationMs = PAGE_SCROLL_DURATION_MS } = options;
  const { urlState, enabled = true } = options;
  const isSettled = status === 'ready' || status === 'empty';
  const shown = useRef<ShownPage>(undefined);
  const seenUrl = useRef('');
  const poppedUrl = useRef<string>(undefined);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    seenUrl.current = readUrl();
    const handlePop = () => {
      const url = readUrl();
      // A lightbox's history entry has the same URL, so going back from it is not treated as a page change.
      if (url !== seenUrl.current) poppedUrl.current = url;
      seenUrl.current = url;
      running.current?.abort();
    };
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      running.current?.abort();
    };
  }, []);

  const scroll = useStableCallback(() => {
    const container = containerRef.current;
    if (!container) return;
    running.current?.abort();
    running.current = new AbortController();
    const isStill = isPageStill() || matchMedia(REDUCED_MOTION).matches;
    void scrollToGallery(container, { offset, durationMs: isStill ? 0 : durationMs, signal: running.current.signal });
  });
  const handleTurn = useStableCallback((isOtherPage: boolean) => {
    const isReturn = poppedUrl.current === readUrl();
    const top = isReturn ? readEntryScroll() : undefined;
    poppedUrl.current = undefined;
    seenUrl.current = readUrl();
    if (!enabled) return;
    if (top !== undefined) scrollPageTo(top);
    else if (!isReturn && isOtherPage) scroll();
  });
  const handleStart = useStableCallback(() => {
    const isForGallery = urlState?.navigation === 'reload' && (urlState.hasParameters || isFromThisPage());
    if (enabled && isForGallery && isFreshVisit() && readPageTop() === 0) scroll();
  });

  const isTurning = enabled && status === 'refreshing';
  useEffect(() => {
    if (isTurning) scrollChunk.load().catch(() => undefined);
  }, [isTurning]);
  useEffect(() => {
    if (!isSettled) return;
    const before = shown.current;
    shown.current = { page, images };
    if (!before) handleStart();
    else if (before.images !== images || before.page !== page) handleTurn(before.page !== page);
  }, [isSettled, page, images, handleStart, handleTurn]);
}
