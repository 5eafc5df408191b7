'use client';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LightboxLabels, LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { loadedUrl, placeholderFile } from '@loggia/hooks/picture';
import { safeSource } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import { Picture } from '../picture/Picture.tsx';
import { ImageFailure } from './Failure.tsx';

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

interface LightboxPlaceholderProps {
  readonly image: GalleryImage;
}

/** The thumbnail, in the size that the gallery has loaded, in the picture's place until that one has come. */
export function LightboxPlaceholder({ image }: LightboxPlaceholderProps) {
  const { url, ...size } = placeholderFile(image) ?? {};
  // A server never draws a lightbox, nor does a client while it hydrates: the document can be read here. Looked for once: on the page by then, it would find itself.
  const shownUrl = useMemo(() => url && loadedUrl(url), [url]);
  return url && <img className="loggia-slide-placeholder" src={safeSource(shownUrl, 'image')} {...size} alt="" />;
}

/** A ring that breathes while something loads; CSS holds it back for a moment, so that quick loads show none. */
export function LightboxSpinner({ labels }: { readonly labels: LightboxLabels }) {
  return <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />;
}
