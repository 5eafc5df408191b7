'use client';
import { useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import { useElementSize } from '../shared/useElementSize.ts';
import { embedSize } from './embedSize.ts';
import type { Embed, EmbedPlace } from './types.ts';

/** Measures the room of an embed, and hands the size of what is in it to the style sheet. */
export function useEmbedBox(
  embed: Embed,
  place: EmbedPlace,
  picture: Pick<GalleryImage, 'width' | 'height'>,
): readonly [HTMLElement | null, (element: HTMLElement | null) => void] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const shape = embed.type === 'frame' ? embed.shape : 'video';
  const size = embedSize({ shape, place, room: useElementSize(box), picture });
  useCustomProperties(box, {
    '--loggia-embed-width': `${size.width}px`,
    '--loggia-embed-height': `${size.height}px`,
  });
  return [box, setBox];
}
