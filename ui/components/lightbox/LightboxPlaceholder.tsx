'use client';
import { useMemo } from 'react';
import { loadedUrl, placeholderFile } from '@loggia/hooks/picture';
import { safeSource } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';

export interface LightboxPlaceholderProps {
  readonly image: GalleryImage;
}

/** The thumbnail, in the size that the gallery has loaded, in the picture's place until that one has come. */
export function LightboxPlaceholder({ image }: LightboxPlaceholderProps) {
  const { url, ...size } = placeholderFile(image) ?? {};
  // A server never draws a lightbox, nor does a client while it hydrates: the document can be read here. Looked for once: on the page by then, it would find itself.
  const shownUrl = useMemo(() => url && loadedUrl(url), [url]);
  return url && <img className="loggia-slide-placeholder" src={safeSource(shownUrl, 'image')} {...size} alt="" />;
}
