'use client';
import { useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { orderCount } from './orderCount.ts';
import type { AnalyticsListeners, UseLightboxAnalyticsOptions } from './types.ts';
import { useReport } from './useReport.ts';

/**
 * Makes events of what the hooks around a lightbox tell: options for them, which never change. `useLightboxAnalytics` has
 * them too; this is for parts of a page that stand elsewhere.
 *
 * ```tsx
 * const listeners = useAnalyticsListeners(lightbox, { onEvent });
 * const share = useShare(lightbox, { onShare: listeners.onShare });
 * ```
 */
export function useAnalyticsListeners<TImage extends GalleryImage = GalleryImage>(
  lightbox: Pick<LightboxHandle<TImage>, 'image' | 'images'>,
  options: UseLightboxAnalyticsOptions<TImage>,
): AnalyticsListeners<TImage> {
  const report = useReport(lightbox, options);
  return useMemo<AnalyticsListeners<TImage>>(
    () => ({
      onStartedChange: (isStarted, { reason, isCanceled }) => {
        if (!isCanceled) report({ type: isStarted ? 'slideshowStarted' : 'slideshowStopped', reason });
      },
      onZoomChange: (scale, { reason, isCanceled }) => {
        // Another picture is whole because it is another one.
        if (!isCanceled && reason !== 'slideChange' && reason !== 'closed') report({ type: 'zoomed', scale, reason });
      },
      onShare: ({ channel, url, image }) => report({ type: 'shared', channel, url }, image),
      onDownload: (image) => report({ type: 'downloaded' }, image),
      onVoted: (vote, image) => report({ type: 'rated', vote }, image),
      // Comments and carts know no image type of their own: theirs is the one that the lightbox gave them.
      onSubmitted: (status, image) => report({ type: 'commented', status }, image as TImage),
      onAdded: (_answer, order, image) =>
        report({ type: 'addedToCart', section: order.section, count: orderCount(order) }, image as TImage),
    }),
    [report],
  );
}
