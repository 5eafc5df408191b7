'use client';
import { useThumbnailFlight } from '@loggia/hooks';
import type { UseLightboxResult, UseThumbnailFlightOptions } from '@loggia/hooks';

export interface ThumbnailFlightProps extends Pick<UseThumbnailFlightOptions, 'findThumbnail'> {
  readonly lightbox: UseLightboxResult;
}

/** Pictures come out of their thumbnails and go back into them. Draws nothing by itself. */
export function ThumbnailFlight({ lightbox, ...options }: ThumbnailFlightProps) {
  useThumbnailFlight(lightbox, options);
  return null;
}
