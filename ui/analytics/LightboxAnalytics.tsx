'use client';
import type { ReactNode } from 'react';
import {
  useLightboxAnalytics,
  type AnalyticsListeners,
  type UseLightboxAnalyticsOptions,
} from '@loggia/hooks/analytics';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { ListenersContext } from '../KitProvider.tsx';

export interface LightboxAnalyticsProps<
  TImage extends GalleryImage = GalleryImage,
> extends UseLightboxAnalyticsOptions<TImage> {
  readonly children?: ReactNode;
}

/**
 * Calls `onEvent` once for each completed user action in the parts inside it, for example to report it to a tag
 * manager. Render it in `LightboxRoot`, around the `LightboxDialog`.
 */
export function LightboxAnalytics<TImage extends GalleryImage>({
  children,
  ...options
}: LightboxAnalyticsProps<TImage>) {
  const listeners = useLightboxAnalytics(useLightboxContext<TImage>(), options);
  // The lightbox's parts only report its own images, so they are of type `TImage`.
  const value = listeners as unknown as AnalyticsListeners;
  return <ListenersContext.Provider value={value}>{children}</ListenersContext.Provider>;
}
