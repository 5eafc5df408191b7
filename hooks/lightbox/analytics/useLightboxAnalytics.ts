'use client';
import { useEffect, useRef } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxHandle, LightboxIndexReason } from '../lightbox/types.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import type { AnalyticsListeners, UseLightboxAnalyticsOptions } from './types.ts';
import { useAnalyticsListeners, useReport, type Report } from './useAnalyticsListeners.ts';

/**
 * Reports what users do in a lightbox, for use with an analytics tool. Each event is reported once. Call this hook once
 * per lightbox, and pass the returned listeners to the other hooks you use with that lightbox.
 *
 * ```tsx
 * const analytics = useLightboxAnalytics(lightbox, { onEvent: ({ type, image }) => dataLayer.push({ event: type, id: image.id }) });
 * const slideshow = useSlideshow(lightbox, { onStartedChange: analytics.onStartedChange });
 * const share = useShare(lightbox, { onShare: analytics.onShare });
 * ```
 */
export function useLightboxAnalytics<TImage extends GalleryImage = GalleryImage>(
  lightbox: LightboxHandle<TImage>,
  options: UseLightboxAnalyticsOptions<TImage>,
): AnalyticsListeners<TImage> {
  useVisit(lightbox, useReport(lightbox, options));
  return useAnalyticsListeners(lightbox, options);
}

/** One session of the lightbox, from opening to closing. */
interface Visit<TImage extends GalleryImage> {
  readonly openedAtMs: number;
  shown: { readonly image: TImage; readonly atMs: number } | null;
  shownCount: number;
}

/** Returns the time elapsed since `sinceMs`, or 0 if it is `undefined`. */
const elapsedMs = (sinceMs = performance.now()): number => Math.round(performance.now() - sinceMs);

/** Tracks a lightbox from opening to closing and reports each image once its transition has ended. */
function useVisit<TImage extends GalleryImage>(lightbox: LightboxHandle<TImage>, report: Report<TImage>): void {
  const { status, image, imageStatus, transition, isSettled, openReason } = lightbox;
  const visit = useRef<Visit<TImage> | null>(null);
  /** Why the lightbox is navigating to the image that is about to be reported. */
  const reason = useRef<LightboxIndexReason | null>(null);
  const isOpen = status === 'open' && image !== undefined;

  const { begin, end, noteRest } = useStableCallbacks({
    begin() {
      visit.current = { openedAtMs: performance.now(), shown: null, shownCount: 0 };
      reason.current = 'opened';
      report({ type: 'opened', reason: openReason });
    },
    end() {
      const { openedAtMs, shown, shownCount } = visit.current ?? { openedAtMs: undefined, shown: null, shownCount: 0 };
      visit.current = null;
      report({
        type: 'closed',
        // When the lightbox is unmounted, it isn't rendered again, so `isOpen` is still true.
        reason: isOpen ? 'unmounted' : openReason,
        previousMs: elapsedMs(shown?.atMs),
        openMs: elapsedMs(openedAtMs),
        shownCount,
      });
    },
    noteRest(resting: TImage) {
      const now = visit.current;
      const cause = reason.current ?? 'imagesChanged';
      reason.current = null;
      if (!now || now.shown?.image.id === resting.id) return;
      const { shown } = now;
      now.shown = { image: resting, atMs: performance.now() };
      now.shownCount += 1;
      const hasFailed = imageStatus === 'failed';
      const previous = { previousImage: shown?.image, previousMs: elapsedMs(shown?.atMs) };
      report({ type: 'shown', reason: cause, hasFailed, ...previous });
    },
  });
  useActiveSpan(isOpen, begin, end);
  useEffect(() => {
    if (transition) reason.current = transition.reason;
  }, [transition]);
  useEffect(() => {
    if (isOpen && isSettled) noteRest(image);
  }, [isOpen, isSettled, image, noteRest]);
}
