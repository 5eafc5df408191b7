'use client';
import { imageHref } from '@loggia/hooks/picture';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { Failure } from './Failure.tsx';

export interface ImageFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'isOffline' | 'labels' | 'retryImage'>;
  readonly slide: LightboxSlide;
}

/** Stands where a picture could not be loaded: says so, and offers the file itself and another try. */
export function ImageFailure({ lightbox, slide: { index, image } }: ImageFailureProps) {
  const { labels, retryImage } = lightbox;
  return (
    <Failure lightbox={lightbox} text={labels.imageFailed} onRetry={() => retryImage(index)}>
      <a href={imageHref(image)} target="_blank" rel="noopener noreferrer">
        {labels.imageLink}
      </a>
    </Failure>
  );
}
