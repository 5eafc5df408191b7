'use client';
import { useItemKeys } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { LightboxFailure } from './LightboxFailure.tsx';
import { LightboxNavigation } from './LightboxNavigation.tsx';
import { LightboxSlide } from './LightboxSlide.tsx';
import { LightboxStatus } from './LightboxStatus.tsx';

export interface LightboxSlidesProps {
  readonly lightbox: UseLightboxResult;
  /** How wide a picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: (image: GalleryImage) => string;
}

/** The room of the pictures: the slides, the arrows at their sides, and what is said while there is no picture. */
export function LightboxSlides({ lightbox, sizes }: LightboxSlidesProps) {
  const { slides, images, failure } = lightbox;
  const keyOf = useItemKeys(images);
  return (
    <div className="loggia-slides">
      {slides.map((slide) => (
        <LightboxSlide key={keyOf(slide.index)} lightbox={lightbox} slide={slide} sizes={sizes(slide.image)} />
      ))}
      {images.length > 1 && lightbox.status === 'open' && <LightboxNavigation lightbox={lightbox} />}
      <LightboxStatus lightbox={lightbox} />
      {failure && <LightboxFailure lightbox={lightbox} failure={failure} />}
    </div>
  );
}
