'use client';
import { useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { ZOOMED, zoomKeyframe } from '../thumbnailFlight/zoomKeyframe.ts';
import type { ZoomKeyframe } from '../thumbnailFlight/zoomKeyframe.ts';

export interface PopupZoomOptions {
  readonly durationMs: number;
  readonly enabled: boolean;
  readonly findThumbnail: (imageId: string) => HTMLElement | null;
  readonly findPicture: (index: number) => HTMLElement | null;
}

const isSeen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;

/** How a picture looks in the middle of this movement; null: it is not moved by it. */
function movedKeyframe(picture: HTMLElement, { effect, playState }: Animation): ZoomKeyframe | null {
  if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target !== picture) return null;
  const { transform, clipPath } = getComputedStyle(picture);
  return { transform, clipPath };
}

/** The picture comes out of its thumbnail when it opens and has loaded, and goes back into that of the image it was closed on. */
export function usePopupZoom<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'status' | 'isPresent' | 'index' | 'image' | 'imageStatus'>,
  options: PopupZoomOptions,
): void {
  const { status, isPresent, index, image, imageStatus } = lightbox;
  const isStill = useReducedMotion();
  const hasOpened = useRef(false);
  const running = useRef<Animation | undefined>(undefined);

  const keyframe = (picture: HTMLElement): ZoomKeyframe | null => {
    const link = image && options.findThumbnail(image.id);
    if (!link) return null;
    const thumbnail = (link.querySelector('img') ?? link).getBoundingClientRect();
    const place = picture.getBoundingClientRect();
    return isSeen(thumbnail) && isSeen(place) ? zoomKeyframe(thumbnail, place) : null;
  };
  const play = useStableCallback((isOpening: boolean) => {
    const picture = options.enabled && !isStill ? options.findPicture(index) : null;
    const before = picture && running.current ? movedKeyframe(picture, running.current) : null;
    // Before anything is measured, and also where nothing moves: what is held would stay in the thumbnail.
    running.current?.cancel();
    const there = picture && keyframe(picture);
    if (!picture || !there) return;
    const frames = isOpening ? [before ?? there, ZOOMED] : [before ?? ZOOMED, there];
    const own = picture.animate(
      frames.map((frame) => ({ ...frame })),
      { duration: options.durationMs, easing: 'ease-in-out', fill: 'both' },
    );
    running.current = own;
    // What has come stands by itself: a held animation would keep it from the style sheet.
    if (isOpening) own.addEventListener('finish', () => own.cancel());
  });

  useIsomorphicLayoutEffect(() => {
    if (status === 'closed') hasOpened.current = false;
    else if (imageStatus === 'loaded' && !hasOpened.current) {
      hasOpened.current = true;
      play(true);
    }
  }, [status, imageStatus, play]);
  useIsomorphicLayoutEffect(() => {
    if (isPresent && status === 'closed') play(false);
  }, [isPresent, status, play]);
  useEffect(() => (isPresent ? () => running.current?.cancel() : undefined), [isPresent]);
}
