'use client';
import type { ReactNode } from 'react';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { Picture } from '../picture/Picture.tsx';
import { ImageFailure } from './ImageFailure.tsx';
import { LightboxPlaceholder } from './LightboxPlaceholder.tsx';

/**
 * The picture of a slide, and what stands there where it has not come or cannot. No component: of the slides that stay as they are
 * nothing is drawn again, as a picture compares what it is given.
 */
export function slidePicture(lightbox: UseLightboxResult, slide: LightboxSlide, sizes: string): ReactNode {
  const { index, image, imageStatus, role, attempt } = slide;
  const isWanted = role !== 'neighbour' || lightbox.settings.preload !== false;
  const { alt = '', ...props } = lightbox.getImageProps({ index, className: 'loggia-slide-image' });
  return (
    <>
      {imageStatus === 'loading' && role === 'current' && <LightboxPlaceholder image={image} />}
      {imageStatus === 'failed' && <ImageFailure lightbox={lightbox} slide={slide} />}
      {imageStatus !== 'failed' && isWanted && (
        <Picture {...props} key={attempt} file={image} alt={alt} sizes={sizes} />
      )}
    </>
  );
}
