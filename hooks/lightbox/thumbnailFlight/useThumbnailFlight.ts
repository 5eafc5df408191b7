'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { STILL_FADE_MS, THUMBNAIL_FLIGHT_MS, THUMBNAIL_RETURN_MS } from './constants.ts';
import { fadeBackdrop, readBackdrop, type DialogBackdrop } from './engine/fadeBackdrop.ts';
import { flyImage, visibleThumbnail, shownImage, type ShownImage } from './engine/flyImage.ts';

export interface UseThumbnailFlightOptions {
  /**
   * Returns the thumbnail of an image, or the element around it. If there is none or it is out of view, nothing is
   * animated.
   */
  readonly findThumbnail: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  /** Duration of the animation out of the thumbnail, in milliseconds. @default THUMBNAIL_FLIGHT_MS */
  readonly durationMs?: number | undefined;
  /** Duration of the animation back to the thumbnail, in milliseconds. @default THUMBNAIL_RETURN_MS */
  readonly returnDurationMs?: number | undefined;
  /** Whether to animate the image. @default true */
  readonly enabled?: boolean | undefined;
}

/** Hides the original image while its copy is animated. */
const hide = (element: Element | null, lengthMs: number) =>
  element?.animate({ opacity: [0, 0] }, { duration: lengthMs, fill: 'both' });

/**
 * Returns the functions that animate the image out of the thumbnail and back. Each animation ends the previous one. All
 * functions except `end` change with every render.
 */
function useFlights({ findThumbnail, enabled = true, ...lengths }: UseThumbnailFlightOptions) {
  const { durationMs = THUMBNAIL_FLIGHT_MS, returnDurationMs = THUMBNAIL_RETURN_MS } = lengths;
  const isStill = useReducedMotion();
  const canAnimate = () => enabled && typeof Element.prototype.animate === 'function';
  const running = useRef<(() => void) | undefined>(undefined);
  const linkOf = (imageId: string) => (canAnimate() && !isStill ? findThumbnail?.(imageId) : null);
  const end = useCallback(() => running.current?.(), []);
  useEffect(() => end, [end]);
  return {
    canAnimate,
    hasThumbnail: (imageId: string) => Boolean(linkOf(imageId)),
    end,
    flyOut(imageId: string, dialog: HTMLElement) {
      const link = linkOf(imageId);
      const thumbnail = link && visibleThumbnail(link);
      const shown = thumbnail && shownImage(dialog);
      if (!shown) return;
      const url = link.querySelector('img')?.currentSrc || shown.url;
      const hidden = hide(shown.element.closest('[data-role]'), durationMs);
      const flight = { url, box: shown.box, thumbnail, durationMs, container: dialog };
      running.current = flyImage({ ...flight, direction: 'out' }, () => hidden?.cancel());
    },
    fade(backdrop: DialogBackdrop) {
      running.current = fadeBackdrop(backdrop, isStill ? STILL_FADE_MS : returnDurationMs);
    },
    flyBack(imageId: string, { url, box }: ShownImage) {
      const endFade = running.current;
      const link = linkOf(imageId);
      const thumbnail = link && visibleThumbnail(link);
      if (!thumbnail) return;
      const hidden = hide(link.querySelector('img'), returnDurationMs);
      const flight = { url, box, thumbnail, durationMs: returnDurationMs, container: document.body };
      const endFlight = flyImage({ ...flight, direction: 'back' }, () => hidden?.cancel());
      running.current = () => {
        endFade?.();
        endFlight();
      };
    },
  };
}

/**
 * Animates the image out of its thumbnail when a lightbox opens. When the lightbox closes, animates the last image back
 * to its thumbnail while the backdrop fades out. The lightbox does not wait for either animation, so its dialog closes
 * immediately. If the user prefers reduced motion, only the backdrop fades out, and in less time.
 *
 * @example
 * useThumbnailFlight(lightbox, { findThumbnail: (id) => thumbnails.get(id) });
 */
export function useThumbnailFlight<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'status' | 'isMounted' | 'image' | 'dialogElement'>,
  options: UseThumbnailFlightOptions,
): void {
  const { status, isMounted, image, dialogElement } = lightbox;
  const { canAnimate, hasThumbnail, flyOut, flyBack, fade, end } = useFlights(options);
  // A lightbox that is open on mount is not animated.
  const phase = useRef<'closed' | 'opening' | 'open'>('open');
  const left = useRef<(() => void) | null>(null);

  const { leave, arrive } = useStableCallbacks({
    leave() {
      if (!dialogElement || !canAnimate()) return;
      const backdrop = readBackdrop(dialogElement);
      // Measuring the image forces a layout, so do it only if the image can be animated back to a thumbnail.
      const shown = image && hasThumbnail(image.id) ? shownImage(dialogElement) : null;
      left.current = () => {
        fade(backdrop);
        if (shown && image) flyBack(image.id, shown);
      };
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
    if (isMounted) leave();
    else {
      left.current?.();
      left.current = null;
    }
  }, [status, isMounted, end, leave]);
  // A list that is still loading has no image when its lightbox opens.
  const hasPicture = isMounted && dialogElement !== null && image !== undefined;
  useIsomorphicLayoutEffect(() => {
    if (!hasPicture || phase.current !== 'opening') return undefined;
    phase.current = 'open';
    let isCanceled = false;
    // This runs before the paint, but after all effects of this commit, because one of them shows the dialog.
    queueMicrotask(() => {
      if (!isCanceled) arrive();
    });
    return () => {
      isCanceled = true;
    };
  }, [hasPicture, arrive]);
}
