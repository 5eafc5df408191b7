'use client';
import { useEffect } from 'react';
import type { GalleryLightboxProps } from './GalleryLightbox.tsx';

/** Stands in for a lightbox whose code could not be loaded: the thumbnail is the link that it always was. */
export function FollowLink({ intent: { opening } }: Pick<GalleryLightboxProps, 'intent'>) {
  useEffect(() => {
    if (opening?.opener instanceof HTMLAnchorElement) window.location.assign(opening.opener.href);
  }, [opening]);
  return null;
}
