'use client';
import { useCallback, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useHistoryEntry } from '../history/useHistoryEntry.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useLightbox } from '../lightbox/useLightbox.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { IMAGE_REMOVAL_DELAY_MS, POPUP_ZOOM_MS } from './constants.ts';
import type { UseMediaPopupOptions, UseMediaPopupResult } from './types.ts';
import { useLoadPatience } from './useLoadPatience.ts';
import { usePopupPreload } from './usePopupPreload.ts';
import { usePopupZoom } from './usePopupZoom.ts';

/**
 * A pop-up for a group of images, each of which comes out of its thumbnail. A lightbox without tools: what is said of `useLightbox`
 * holds for it, too.
 *
 * @example
 * const popup = useMediaPopup({ images });
 * {images.map((image) => <a key={image.id} {...popup.getTriggerProps({ image })}>…</a>)}
 * {popup.isPresent && <dialog {...popup.getDialogProps()}>…</dialog>}
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
  useLoadPatience(lightbox);
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
