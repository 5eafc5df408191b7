'use client';
import { useThumbnailFlight } from '@loggia/hooks/thumbnailFlight';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseThumbnailFlightOptions } from '@loggia/hooks/thumbnailFlight';

export interface ThumbnailFlightProps extends Pick<UseThumbnailFlightOptions, 'findThumbnail'> {
  readonly lightbox: UseLightboxResult;
}

/** Pictures come out of their thumbnails and go back into them. Draws nothing by itself. */
export function ThumbnailFlight({ lightbox, ...options }: ThumbnailFlightProps) {
  useThumbnailFlight(lightbox, options);
  return null;
}
