'use client';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { Picture } from '../picture/Picture.tsx';

export interface LightboxImageProps {
  readonly lightbox: Pick<UseLightboxResult, 'getImageProps'>;
  readonly slide: LightboxSlide;
  /** How wide the picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: string;
}

/** The picture of a slide, in the best file that the browser and the slide can use. */
export function LightboxImage({ lightbox, slide, sizes }: LightboxImageProps) {
  const { alt = '', ...props } = lightbox.getImageProps({ index: slide.index, className: 'loggia-slide-image' });
  return <Picture {...props} key={slide.attempt} file={slide.image} alt={alt} sizes={sizes} />;
}
