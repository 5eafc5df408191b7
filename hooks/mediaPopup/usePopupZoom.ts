'use client';
import { useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { ZOOMED, zoomKeyframe } from './zoomKeyframe.ts';
import type { ZoomKeyframe } from './zoomKeyframe.ts';

export interface PopupZoomOptions {
  readonly durationMs: number;
  readonly enabled: boolean;
  readonly findThumbnail: (imageId: string) => HTMLElement | null;
  readonly findPicture: (index: number) => HTMLElement | null;
}

const isSeen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;

/** The picture comes out of its thumbnail when it opens and has loaded, and goes back into that of the image it was closed on. */
export function usePopupZoom<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'status' | 'isPresent' | 'index' | 'image' | 'imageStatus'>,
  options: PopupZoomOptions,
): void {
  const { status, isPresent, index, image, imageStatus } = lightbox;
  const isStill = useReducedMotion();
  const hasOpened = useRef(false);
  const running = useRef<Animation | undefined>(undefined);

  const keyframe = (): { readonly picture: HTMLElement; readonly there: ZoomKeyframe } | null => {
    const picture = image && options.enabled && !isStill ? options.findPicture(index) : null;
    const link = picture && image ? options.findThumbnail(image.id) : null;
    if (!picture || !link) return null;
    const thumbnail = (link.querySelector('img') ?? link).getBoundingClientRect();
    const place = picture.getBoundingClientRect();
    return isSeen(thumbnail) && isSeen(place) ? { picture, there: zoomKeyframe(thumbnail, place) } : null;
  };
  const play = useStableCallback((isOpening: boolean) => {
    const zoom = keyframe();
    if (!zoom) return;
    const frames = [{ ...zoom.there }, { ...ZOOMED }];
    const timing = { duration: options.durationMs, easing: 'ease-in-out', fill: 'both' } as const;
    running.current?.cancel();
    running.current = zoom.picture.animate(isOpening ? frames : frames.toReversed(), timing);
    const own = running.current;
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
