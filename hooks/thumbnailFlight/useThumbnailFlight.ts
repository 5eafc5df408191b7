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
  /** Finds the thumbnail of an image, or what it stands in. None, or one out of sight: nothing flies. */
  readonly findThumbnail: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  /** In milliseconds. @default THUMBNAIL_FLIGHT_MS */
  readonly durationMs?: number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** From the thumbnail, and back to it; each ends the flight before it. */
function useFlights({ findThumbnail, durationMs = THUMBNAIL_FLIGHT_MS, enabled = true }: UseThumbnailFlightOptions) {
  const isOn = !useReducedMotion() && enabled;
  const running = useRef<(() => void) | undefined>(undefined);

  // What flies is not to be seen twice.
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
 * The picture comes out of its thumbnail when a lightbox opens, and goes back into that of the image it is closed on. The lightbox waits for
 * neither: its dialog is gone as early as ever. Nothing flies where the visitor wants less motion.
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
  // One that is open when this comes has nothing to fly for.
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
  // A list that is asked for has no picture yet when its lightbox opens.
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
