'use client';
import { useContext } from 'react';
import { useRating } from '@loggia/hooks/rating';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { RatingTarget, UseRatingOptions } from '@loggia/hooks/rating';
import { ListenersContext, useKit } from '../../KitContext.ts';
import { RatingStars } from './RatingStars.tsx';

export interface RatingProps<TImage extends GalleryImage = GalleryImage> extends UseRatingOptions<TImage> {
  /** A lightbox, or an image with its back end. */
  readonly target: RatingTarget<TImage>;
}

/** Stars for the image of a lightbox, or for any other. Its votes live as long as it is mounted. */
export function Rating<TImage extends GalleryImage>({ target, ...options }: RatingProps<TImage>) {
  const kit = useKit();
  const rating = useRating(target, {
    ...useContext(ListenersContext),
    ...options,
    labels: options.labels ?? kit.labels?.rating,
  });
  return <RatingStars rating={rating} />;
}
