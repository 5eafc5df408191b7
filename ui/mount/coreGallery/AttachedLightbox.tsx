'use client';
import { useLayoutEffect, useRef } from 'react';
import { findImageControl, findPressedImage, type CoreImage } from '@loggia/hooks/wordpress';
import { useLightboxIntent, useShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { isPlainActivation } from '@loggia/hooks/shared';
import { ViewLightbox, type GalleryLightboxOptions } from '../../gallery/ViewLightbox.tsx';

export interface AttachedLightboxProps {
  /** The gallery or post on the page. */
  readonly container: HTMLElement;
  readonly galleryId: string;
  readonly images: readonly CoreImage[];
  readonly lightbox: GalleryLightboxOptions;
}

/**
 * Renders the lightbox for images that stay in the site's own markup. Clicks on their links open it. Clicks with a
 * modifier key follow the link.
 */
export function AttachedLightbox({ container, galleryId, images, lightbox }: AttachedLightboxProps) {
  const intent = useLightboxIntent({ galleryId });
  const shown = useShownIndexStore();
  const containerRef = useRef<HTMLDivElement>(null);
  const { setOpenRequest } = intent;

  useLayoutEffect(() => {
    function handleClick(event: MouseEvent): void {
      const { target } = event;
      if (event.defaultPrevented || !isPlainActivation(event) || !(target instanceof Element)) return;
      const image = findPressedImage(target, images, container);
      if (!image) return;
      event.preventDefault();
      // No other lightbox on the page may open the image, including the one of WordPress.
      event.stopImmediatePropagation();
      const opener = findImageControl(image, container) ?? null;
      const pressed = target.closest<HTMLElement>('a');
      setOpenRequest({ imageId: image.id, reason: 'trigger', event, opener: pressed ?? opener });
    }
    container.addEventListener('click', handleClick, true);
    return () => container.removeEventListener('click', handleClick, true);
  }, [container, images, setOpenRequest]);

  if (!intent.shouldLoad) return null;
  return (
    <ViewLightbox
      {...{ lightbox, intent, shown }}
      given={{ images }}
      gallery={{ images, page: 1, pageCount: 1, total: images.length, randomSeed: undefined, containerRef }}
      backend={null}
      options={{
        galleryId,
        findThumbnail(imageId) {
          const image = images.find(({ id }) => id === imageId);
          return image && findImageControl(image, container);
        },
      }}
    />
  );
}
