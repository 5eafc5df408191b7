'use client';
import { useDeepLink, type UseDeepLinkOptions } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';

export interface DeepLinkProps extends Partial<UseDeepLinkOptions> {}

/** Puts the current image into the URL hash, and opens the lightbox from it. Render it in `LightboxRoot`. */
export function DeepLink(props: DeepLinkProps) {
  const root = useLightboxRoot();
  useDeepLink(useLightboxContext(), { ...props, galleryId: props.galleryId ?? root.galleryId });
  return null;
}

/** Makes the browser's Back button close the lightbox. Render it in `LightboxRoot`. */
export function HistoryEntry() {
  useHistoryEntry(useLightboxContext());
  return null;
}
