'use client';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { useIsClient } from '../../useIsClient.ts';

/**
 * Keeps the place of a picture whose size the back end does not tell, in the shape of its small one, until it is there: what
 * stands below does not jump.
 */
export function usePlaceKept({ url, width, thumbnail }: Pick<GalleryImage, 'url' | 'width' | 'thumbnail'>): {
  readonly style: CSSProperties | undefined;
  readonly onLoad: () => void;
} {
  const isClient = useIsClient();
  const [shownUrl, setShownUrl] = useState<string>();
  const isKept = isClient && !width && shownUrl !== url && thumbnail?.width && thumbnail.height;
  return {
    style: isKept ? { aspectRatio: `${thumbnail.width} / ${thumbnail.height}` } : undefined,
    onLoad: () => setShownUrl(url),
  };
}
