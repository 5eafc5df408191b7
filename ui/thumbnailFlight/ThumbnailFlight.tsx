'use client';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useThumbnailFlight, type UseThumbnailFlightOptions } from '@loggia/hooks/thumbnailFlight';

export type ThumbnailFlightProps = UseThumbnailFlightOptions;

/**
 * Animates the image from its thumbnail when the lightbox opens, and back to the current image's thumbnail when it
 * closes. Render it in `LightboxRoot`.
 */
export function ThumbnailFlight(props: ThumbnailFlightProps) {
  useThumbnailFlight(useLightboxContext(), props);
  return null;
}
