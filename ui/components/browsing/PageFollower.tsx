'use client';
import { usePageScroll } from '@loggia/hooks/browsing';
import { useGalleryFocus } from '@loggia/hooks/gallery';
import type { UsePageScrollOptions } from '@loggia/hooks/browsing';
import type { UseGalleryResult } from '@loggia/hooks/gallery';

export interface PageFollowerProps {
  readonly gallery: Pick<UseGalleryResult, 'status' | 'page' | 'images' | 'containerRef'>;
  readonly scroll?: UsePageScrollOptions | undefined;
}

/** Goes along with a gallery that changes: the window to the beginning of a turned page, the focus to what is left. */
export function PageFollower({ gallery, scroll }: PageFollowerProps) {
  usePageScroll(gallery, scroll);
  useGalleryFocus(gallery);
  return null;
}
