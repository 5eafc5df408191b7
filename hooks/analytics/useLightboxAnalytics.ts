'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { AnalyticsListeners, UseLightboxAnalyticsOptions } from './types.ts';
import { useAnalyticsListeners } from './useAnalyticsListeners.ts';
import { useReport } from './useReport.ts';
import { useVisit } from './useVisit.ts';

/**
 * Tells a page's tag manager what visitors do in a lightbox: each thing once, and only what really happened. Call it once for
 * a lightbox, and give what it returns to the hooks around it.
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
