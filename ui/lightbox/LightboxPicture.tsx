'use client';
import { useMemo, type ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { imageHref, loadedUrl, placeholderFile } from '@loggia/hooks/picture';
import { safeSource, type ElementProps } from '@loggia/hooks/shared';
import { Failure } from '../failure/Failure.tsx';
import { Picture } from '../picture/Picture.tsx';

/**
 * Returns a slide's image with its placeholder, or an error notice. This is a function instead of a component, so that
 * `Picture` can compare its props and unchanged slides do not render again.
 */
export function lightboxPicture(lightbox: UseLightboxResult, slide: LightboxSlide, sizes: string): ReactNode {
  const { index, image, imageStatus, role, attempt, shouldLoad } = slide;
  const { alt = '', ...props } = lightbox.getImageProps({ index, className: 'loggia-slide-image' });
  return (
    <>
      {imageStatus === 'loading' && role === 'current' && <LightboxPlaceholder image={image} />}
      {imageStatus === 'failed' && <ImageFailure lightbox={lightbox} slide={slide} />}
      {imageStatus !== 'failed' && shouldLoad && (
        <Picture {...props} key={attempt} file={image} alt={alt} sizes={sizes} />
      )}
    </>
  );
}

interface LightboxPlaceholderProps {
  readonly image: GalleryImage;
}

/**
 * Renders the thumbnail as a placeholder until the image has loaded. It uses the file that the gallery has already
 * loaded.
 */
export function LightboxPlaceholder({ image }: LightboxPlaceholderProps) {
  const { url, ...size } = placeholderFile(image) ?? {};
  // Reading the document is safe here, because neither the server nor hydration renders a lightbox. The result is
  // memoized, because a later call would find the placeholder itself.
  const shownUrl = useMemo(() => url && loadedUrl(url), [url]);
  return url && <img className="loggia-slide-placeholder" src={safeSource(shownUrl, 'image')} {...size} alt="" />;
}

interface SlideFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  /** The error message. */
  readonly text: string;
  /** The props for the retry button, or undefined if retrying is pointless. */
  readonly retryProps?: ElementProps<'button'> | undefined;
  /** An alternative to retrying, such as a link to the file. */
  readonly children?: ReactNode;
}

/** Renders an error notice in place of a slide or the whole list. */
export function SlideFailure({ lightbox: { labels, isOffline }, text, retryProps, children }: SlideFailureProps) {
  return (
    <Failure role="alert" isOffline={isOffline}>
      <p>{text}</p>
      {isOffline && <p>{labels.offline}</p>}
      {retryProps && <button {...retryProps} />}
      {children}
    </Failure>
  );
}

interface ImageFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'isOffline' | 'labels' | 'getRetryImageButtonProps'>;
  readonly slide: LightboxSlide;
}

/** Renders a notice in place of an image that failed to load. It has a retry button and a link to the file. */
function ImageFailure({ lightbox, slide: { index, image } }: ImageFailureProps) {
  const { labels, getRetryImageButtonProps } = lightbox;
  return (
    <SlideFailure lightbox={lightbox} text={labels.imageFailed} retryProps={getRetryImageButtonProps({ index })}>
      <a href={imageHref(image)} target="_blank" rel="noopener noreferrer">
        {labels.imageLink}
      </a>
    </SlideFailure>
  );
}
