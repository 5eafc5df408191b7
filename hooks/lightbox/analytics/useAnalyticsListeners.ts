'use client';
import { useMemo } from 'react';
import type { CartOrder } from '../../data/backend/CartBackend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { callSafely } from '../../core/shared/callSafely.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { AnalyticsListeners, LightboxAnalyticsEvent, UseLightboxAnalyticsOptions } from './types.ts';

/**
 * Returns stable listeners for the hooks used with a lightbox. `useLightboxAnalytics` returns the same listeners, so
 * you need this hook only in components that can't access its result.
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
        // A slide change resets the zoom, which is not a user action.
        if (!isCanceled && reason !== 'slideChange' && reason !== 'closed') report({ type: 'zoomed', scale, reason });
      },
      onShare: ({ channel, url, image }) => report({ type: 'shared', channel, url }, image),
      onDownload: (image) => report({ type: 'downloaded' }, image),
      onVoted: (vote, image) => report({ type: 'rated', vote }, image),
      // `useComments` and `useCart` are not generic. The image that they pass to their callbacks is from this lightbox.
      onSubmitted: (status, image) => report({ type: 'commented', status }, image as TImage),
      onAdded: (_answer, order, image) =>
        report({ type: 'addedToCart', section: order.section, count: orderCount(order) }, image as TImage),
    }),
    [report],
  );
}

const orderCount = (order: CartOrder): number =>
  order.section === 'manual' ? order.count : order.items.reduce((sum, { count }) => sum + count, 0);

type Facts<TEvent> = TEvent extends unknown ? Omit<TEvent, 'image' | 'index'> : never;

/** Reports an event for an image. If no image is given, the event is reported for the current one. */
export type Report<TImage extends GalleryImage> = (
  facts: Facts<LightboxAnalyticsEvent<TImage>>,
  image?: TImage,
) => void;

/** Returns a function that adds the image and its index to an event and passes it to `onEvent`. */
export function useReport<TImage extends GalleryImage>(
  { image: shownImage, images }: Pick<LightboxHandle<TImage>, 'image' | 'images'>,
  { onEvent }: UseLightboxAnalyticsOptions<TImage>,
): Report<TImage> {
  // Some events are reported when the image has just been removed.
  const [last] = useAdjustedState(
    () => ({ image: shownImage, images }),
    (known) => {
      const isSame = known.image === shownImage && known.images === images;
      return isSame || !shownImage ? known : { image: shownImage, images };
    },
  );
  return useStableCallback((facts: Facts<LightboxAnalyticsEvent<TImage>>, image = last.image) => {
    if (!onEvent || !image) return;
    const index = last.images.findIndex(({ id }) => id === image.id);
    // An error in the analytics code must not break the lightbox.
    callSafely(() => onEvent({ ...facts, image, index } as LightboxAnalyticsEvent<TImage>));
  });
}
