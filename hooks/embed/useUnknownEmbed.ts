'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { EMBED_EVENT } from './constants.ts';
import type { UnknownEmbed } from './types.ts';

/** Hands an item that we cannot show to whoever can: a callback of the page, and an event at the element. */
export function useUnknownEmbed<TImage extends GalleryImage>(
  image: TImage,
  element: HTMLElement | null,
  onUnknown: ((unknown: UnknownEmbed<TImage>) => void) | undefined,
): void {
  const { id, fileType = '' } = image;
  const tell = useStableCallback((box: HTMLElement, toldId: string) => {
    if (toldId !== id) return;
    const detail: UnknownEmbed<TImage> = { image, fileType, element: box };
    onUnknown?.(detail);
    box.dispatchEvent(new CustomEvent(EMBED_EVENT, { bubbles: true, detail }));
  });
  useEffect(() => {
    if (element) tell(element, id);
  }, [element, id, tell]);
}
