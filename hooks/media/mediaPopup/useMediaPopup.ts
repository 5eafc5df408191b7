'use client';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { useHistoryEntry } from '../../core/history/useHistoryEntry.ts';
import { probeImage } from '../../lightbox/lightbox/engine/probeImage.ts';
import type { UseLightboxResult } from '../../lightbox/lightbox/types.ts';
import { useLightbox } from '../../lightbox/lightbox/useLightbox.ts';
import { containedSizes, pictureAttributes } from '../../core/picture/pictureAttributes.ts';
import { createPreloader, loadPicture, type PreloadJob } from '../../slides/preload/engine/createPreloader.ts';
import { createElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { ZOOMED, zoomKeyframe, type ZoomKeyframe } from '../../lightbox/thumbnailFlight/zoomKeyframe.ts';
import {
  IMAGE_REMOVAL_DELAY_MS,
  POPUP_LOAD_TRIES,
  POPUP_LOAD_TRY_MS,
  POPUP_PRELOAD_AFTER_COUNT,
  POPUP_PRELOAD_BEFORE_COUNT,
  POPUP_ZOOM_MS,
} from './constants.ts';
import type { UseMediaPopupOptions, UseMediaPopupResult } from './types.ts';

/**
 * Manages a pop-up for a group of images that zoom out of their thumbnails. It is a lightbox without additional
 * controls, and has the same actions and prop getters as `useLightbox`.
 *
 * @example
 * const popup = useMediaPopup({ images });
 * {images.map((image) => <a key={image.id} {...popup.getTriggerProps({ image })}>…</a>)}
 * {popup.isMounted && <dialog {...popup.getDialogProps()}>…</dialog>}
 */
export function useMediaPopup<TImage extends GalleryImage = GalleryImage>({
  loop = true,
  zoom = true,
  zoomDurationMs = POPUP_ZOOM_MS,
  history = true,
  removalDelayMs = IMAGE_REMOVAL_DELAY_MS,
  findThumbnail,
  ...options
}: UseMediaPopupOptions<TImage>): UseMediaPopupResult<TImage> {
  const [triggers] = useState(() => createElementRegistry<string, HTMLAnchorElement>());
  const [pictures] = useState(() => createElementRegistry<number, HTMLImageElement>());
  const find = useStableCallback((imageId: string) => triggers.get(imageId) ?? findThumbnail?.(imageId) ?? null);
  const lightbox = useLightbox({
    ...options,
    loop,
    removalDelayMs,
    effect: 'none',
    focusReturn: 'current',
    findThumbnail: find,
  });
  useHistoryEntry(lightbox, { enabled: history });
  usePopupPreload(lightbox);
  useLoadTimeout(lightbox);
  usePopupZoom(lightbox, {
    durationMs: zoomDurationMs,
    enabled: zoom,
    findThumbnail: find,
    findPicture: pictures.get,
  });

  const getTriggerProps = useCallback<UseLightboxResult<TImage>['getTriggerProps']>(
    (props) => lightbox.getTriggerProps(mergeProps({ ref: triggers.refFor(props.image.id) }, props)),
    [lightbox, triggers],
  );
  const getSlideProps = useCallback<UseLightboxResult<TImage>['getSlideProps']>(
    (props) => {
      const onClick = ({ target, currentTarget, nativeEvent }: MouseEvent) => {
        if (target === currentTarget) lightbox.close('outsidePress', nativeEvent);
      };
      return lightbox.getSlideProps(mergeProps({ onClick }, props));
    },
    [lightbox],
  );
  const getImageProps = useCallback<UseLightboxResult<TImage>['getImageProps']>(
    (props) => {
      const onClick = (event: MouseEvent) => lightbox.next('nextButton', event.nativeEvent);
      return lightbox.getImageProps(mergeProps({ ref: pictures.refFor(props.index), onClick }, props));
    },
    [lightbox, pictures],
  );
  const slides = useMemo(() => lightbox.slides.filter(({ role }) => role !== 'neighbour'), [lightbox.slides]);
  return { ...lightbox, slides, getTriggerProps, getSlideProps, getImageProps };
}

/** Preloads a pop-up's next two images once the current one has loaded. */
function usePopupPreload<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'images' | 'index' | 'loop' | 'isSettled'>,
): void {
  const { images, index, loop, isSettled } = lightbox;
  const [preloader] = useState(createPreloader);
  const run = useStableCallback((current: number) => {
    const planned = popupPreloadIndices({ index: current, loop, total: images.length });
    const jobs = planned.flatMap((place): PreloadJob[] => {
      const image = images[place];
      if (!image) return [];
      const attributes = pictureAttributes(image, containedSizes(image));
      return [{ url: image.url, start: (onFinish) => loadPicture(attributes, onFinish) }];
    });
    const shown = images[current];
    if (shown) preloader.note(shown.url);
    preloader.run(jobs);
  });
  useEffect(() => {
    if (!isSettled) return undefined;
    run(index);
    return preloader.hold;
  }, [isSettled, index, preloader, run]);
  useEffect(() => () => preloader.run([]), [preloader]);
}

interface PopupPreloadInput {
  readonly index: number;
  readonly total: number;
  /** Whether navigation wraps around from the last image to the first. */
  readonly loop: boolean;
}

/**
 * Returns the indices of the images that a pop-up preloads, nearest first: the two after the current image, and none
 * before it.
 */
export function popupPreloadIndices({ index, total, loop }: PopupPreloadInput): readonly number[] {
  const steps = [
    ...Array.from({ length: POPUP_PRELOAD_AFTER_COUNT }, (_, step) => step + 1),
    ...Array.from({ length: POPUP_PRELOAD_BEFORE_COUNT }, (_, step) => -step - 1),
  ];
  const places = steps.map((step) => (loop ? (index + step + total) % total : index + step));
  return [...new Set(places)].filter((place) => place >= 0 && place < total && place !== index);
}

/** Reports an image as failed if it has not loaded after a timeout. If it loads later, it is still shown. */
function useLoadTimeout<TImage extends GalleryImage>({
  images,
  index,
  status,
  imageStatus,
  reportImage,
}: Pick<UseLightboxResult<TImage>, 'images' | 'index' | 'status' | 'imageStatus' | 'reportImage'>): void {
  const { start, clear } = useTimeout();
  const [probes] = useState(() => new Set<AbortController>());
  const isShown = status !== 'closed';
  const isWaiting = isShown && imageStatus === 'loading';

  const reportAfterTimeout = useStableCallback((late: TImage) => {
    const place = images.findIndex(({ id, url }) => id === late.id && url === late.url);
    if (place >= 0) reportImage(place, 'loaded');
  });
  const giveUp = useStableCallback((place: number) => {
    const image = images[place];
    reportImage(place, 'failed');
    if (!image) return;
    // The failed image's element is removed, so wait for the image with a separate request.
    const end = new AbortController();
    probes.add(end);
    probeImage(image, end.signal, (result) => result === 'loaded' && reportAfterTimeout(image));
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    start(POPUP_LOAD_TRIES * POPUP_LOAD_TRY_MS, () => giveUp(index));
    return clear;
  }, [isWaiting, index, start, clear, giveUp]);
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      for (const end of probes) end.abort();
      probes.clear();
    };
  }, [isShown, probes]);
}

interface PopupZoomOptions {
  readonly durationMs: number;
  readonly enabled: boolean;
  readonly findThumbnail: (imageId: string) => HTMLElement | null;
  readonly findPicture: (index: number) => HTMLElement | null;
}

const isSeen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;

/** Returns an image's current style in a running animation, or `null` if the animation does not apply to the image. */
function movedKeyframe(picture: HTMLElement, { effect, playState }: Animation): ZoomKeyframe | null {
  if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target !== picture) return null;
  const { transform, clipPath } = getComputedStyle(picture);
  return { transform, clipPath };
}

/**
 * Zooms the image out of its thumbnail once the pop-up is open and the image has loaded, and back into the current
 * image's thumbnail when the pop-up closes.
 */
function usePopupZoom<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'status' | 'isMounted' | 'index' | 'image' | 'imageStatus'>,
  options: PopupZoomOptions,
): void {
  const { status, isMounted, index, image, imageStatus } = lightbox;
  const hasReducedMotion = useReducedMotion();
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
    const picture = options.enabled && !hasReducedMotion ? options.findPicture(index) : null;
    const before = picture && running.current ? movedKeyframe(picture, running.current) : null;
    // Cancel the old animation before measuring, even if nothing is going to be animated. An animation that fills
    // forwards would keep the image in its thumbnail.
    running.current?.cancel();
    const there = picture && keyframe(picture);
    if (!picture || !there || typeof picture.animate !== 'function') return;
    const frames = isOpening ? [before ?? there, ZOOMED] : [before ?? ZOOMED, there];
    const own = picture.animate(
      frames.map((frame) => ({ ...frame })),
      { duration: options.durationMs, easing: 'ease-in-out', fill: 'both' },
    );
    running.current = own;
    // An animation that fills forwards would override the stylesheet.
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
    if (isMounted && status === 'closed') play(false);
  }, [isMounted, status, play]);
  useEffect(() => (isMounted ? () => running.current?.cancel() : undefined), [isMounted]);
}
