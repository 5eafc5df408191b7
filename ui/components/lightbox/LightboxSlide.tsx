'use client';
import type { LightboxSlide as Slide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { ImageFailure } from './ImageFailure.tsx';
import { LightboxImage } from './LightboxImage.tsx';
import { LightboxPlaceholder } from './LightboxPlaceholder.tsx';

export interface LightboxSlideProps {
  readonly lightbox: UseLightboxResult;
  readonly slide: Slide;
  /** How wide the picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: string;
}

/** One slide: its picture, or what to do where the picture did not come. Embedded media are drawn into it later. */
export function LightboxSlide({ lightbox, slide, sizes }: LightboxSlideProps) {
  const { index, image, imageStatus, role } = slide;
  const isEmbed = isEmbedded(image);
  const isLoaded = role !== 'neighbour' || lightbox.settings.preload !== false;
  return (
    <div {...lightbox.getSlideProps({ index, className: 'loggia-slide' })}>
      {(isEmbed || imageStatus === 'loading') && role === 'current' && <LightboxPlaceholder image={image} />}
      {imageStatus === 'failed' && <ImageFailure lightbox={lightbox} slide={slide} />}
      {!isEmbed && imageStatus !== 'failed' && isLoaded && (
        <LightboxImage lightbox={lightbox} slide={slide} sizes={sizes} />
      )}
    </div>
  );
}
