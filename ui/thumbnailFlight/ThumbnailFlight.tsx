'use client';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';
import { useThumbnailFlight, type UseThumbnailFlightOptions } from '@loggia/hooks/thumbnailFlight';

export interface ThumbnailFlightProps extends Partial<UseThumbnailFlightOptions> {}

/**
 * Animates the image from its thumbnail when the lightbox opens, and back to the current image's thumbnail when it
 * closes. Render it in `LightboxRoot`.
 */
export function ThumbnailFlight(props: ThumbnailFlightProps) {
  const { findThumbnail } = useLightboxRoot();
  useThumbnailFlight(useLightboxContext(), { findThumbnail, ...props });
  return null;
}
