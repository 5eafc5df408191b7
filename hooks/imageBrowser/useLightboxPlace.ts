'use client';
import { useMemo, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ImageBrowserPlace } from './useImageBrowser.ts';

export interface UseLightboxPlaceOptions {
  /** Told the place of the image that the lightbox was closed on, 1-based. */
  readonly onLeave?: ((place: number) => void) | undefined;
}

export interface UseLightboxPlaceResult {
  /** The place where the lightbox was last closed: for the option of the same name of `useImageBrowser`. */
  readonly jumpTo: ImageBrowserPlace | undefined;
  /** For the lightbox. */
  readonly lightboxOptions: { readonly onLeave: (place: number) => void };
}

/**
 * Remembers where a lightbox is closed, so that the view that it was opened from can go there.
 *
 * @example
 * const place = useLightboxPlace();
 * const browser = useImageBrowser(gallery, { jumpTo: place.jumpTo });
 * <Lightbox images={images} {...place.lightboxOptions} />
 */
export function useLightboxPlace(options: UseLightboxPlaceOptions = {}): UseLightboxPlaceResult {
  const [jumpTo, setJumpTo] = useState<ImageBrowserPlace>();
  const onLeave = useStableCallback((page: number) => {
    options.onLeave?.(page);
    setJumpTo({ page });
  });
  const lightboxOptions = useMemo(() => ({ onLeave }), [onLeave]);
  return { jumpTo, lightboxOptions };
}
