'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useMediaQuery.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { THUMBNAIL_FLIGHT_MS } from './constants.ts';
import { flyPicture, seenThumbnail, shownPicture } from './engine/flyPicture.ts';
import type { ShownPicture } from './engine/flyPicture.ts';

export interface UseThumbnailFlightOptions {
  /** Finds the thumbnail of an image, or the element around it. Without one, or with one out of sight, nothing flies. */
  readonly findThumbnail: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  /** In milliseconds. @default THUMBNAIL_FLIGHT_MS */
  readonly durationMs?: number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** The flights out of the thumbnail and back; each ends the one before it. */
function useFlights({ findThumbnail, durationMs = THUMBNAIL_FLIGHT_MS, enabled = true }: UseThumbnailFlightOptions) {
  const isOn = !useReducedMotion() && enabled;
  const running = useRef<(() => void) | undefined>(undefined);

  // Hides the original while its copy flies.
  const hide = (element: Element | null) =>
    element?.animate({ opacity: [0, 0] }, { duration: durationMs, fill: 'both' });
  const linkOf = (imageId: string) => (isOn ? findThumbnail?.(imageId) : null);
  const end = useCallback(() => running.current?.(), []);
  const { flyOut, flyBack } = useStableCallbacks({
    flyOut(imageId: string, dialog: HTMLElement) {
      const link = linkOf(imageId);
      const thumbnail = link && seenThumbnail(link);
      const shown = thumbnail && shownPicture(dialog);
      if (!shown) return;
      const url = link.querySelector('img')?.currentSrc || shown.url;
      const hidden = hide(shown.element.closest('[data-role]'));
      const flight = { url, place: shown.place, thumbnail, durationMs, container: dialog };
      running.current = flyPicture({ ...flight, direction: 'out' }, () => hidden?.cancel());
    },
    flyBack(imageId: string, { url, place }: ShownPicture) {
      const link = linkOf(imageId);
      const thumbnail = link && seenThumbnail(link);
      if (!thumbnail) return;
      const hidden = hide(link.querySelector('img'));
      const flight = { url, place, thumbnail, durationMs, container: document.body };
      running.current = flyPicture({ ...flight, direction: 'back' }, () => hidden?.cancel());
    },
  });
  useEffect(() => end, [end]);
  return { flyOut, flyBack, end };
}

/**
 * Flies the picture out of its thumbnail when a lightbox opens, and back to the thumbnail of the last image when it closes. The lightbox
 * waits for neither, so its dialog closes at once. Nothing flies under reduced motion.
 *
 * @example
 * useThumbnailFlight(lightbox, { findThumbnail: (id) => document.querySelector(`[data-image="${id}"]`) });
 */
export function useThumbnailFlight<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'status' | 'isPresent' | 'image' | 'dialogElement'>,
  options: UseThumbnailFlightOptions,
): void {
  const { status, isPresent, image, dialogElement } = lightbox;
  const { flyOut, flyBack, end } = useFlights(options);
  // A lightbox that is open on mount does not fly.
  const phase = useRef<'closed' | 'opening' | 'open'>('open');
  const left = useRef<(() => void) | null>(null);

  const { leave, arrive } = useStableCallbacks({
    leave() {
      const shown = dialogElement && shownPicture(dialogElement);
      left.current = shown && image ? () => flyBack(image.id, shown) : null;
    },
    arrive: () => dialogElement && image && flyOut(image.id, dialogElement),
  });

  useIsomorphicLayoutEffect(() => {
    if (status !== 'closed') {
      if (phase.current === 'closed') {
        end();
        phase.current = 'opening';
      }
      return;
    }
    phase.current = 'closed';
    end();
    if (isPresent) leave();
    else {
      left.current?.();
      left.current = null;
    }
  }, [status, isPresent, end, leave]);
  // A list that is still loading has no picture when its lightbox opens.
  const hasPicture = isPresent && dialogElement !== null && image !== undefined;
  useIsomorphicLayoutEffect(() => {
    if (!hasPicture || phase.current !== 'opening') return undefined;
    phase.current = 'open';
    let isCanceled = false;
    // After all effects of this commit, one of which shows the dialog, and before the paint.
    queueMicrotask(() => {
      if (!isCanceled) arrive();
    });
    return () => {
      isCanceled = true;
    };
  }, [hasPicture, arrive]);
}
