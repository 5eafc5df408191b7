'use client';
import { useMemo, type ReactNode } from 'react';
import {
  lightboxErrorText,
  type LightboxLabels,
  type LightboxSlide,
  type UseLightboxResult,
} from '@loggia/hooks/lightbox';
import { imageHref, loadedUrl, placeholderFile } from '@loggia/hooks/picture';
import { safeSource, type ElementProps, type PropGetter } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LoggiaError } from '@loggia/hooks/errors';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import { fillSlot } from '../slots.ts';
import { Failure } from '../failure/Failure.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';

/**
 * Returns a slide's image, its placeholder, or an error notice. It is a function instead of a component, so that
 * `Picture` can compare its props and unchanged slides do not render again.
 */
export function slidePicture(lightbox: UseLightboxResult, slide: LightboxSlide, sizes: string): ReactNode {
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
  // memoized, because a later call would find this element itself.
  const shownUrl = useMemo(() => url && loadedUrl(url), [url]);
  return url && <img className="loggia-slide-placeholder" src={safeSource(shownUrl, 'image')} {...size} alt="" />;
}

/** Renders a loading spinner. CSS delays its appearance, so that it does not flash if the image loads quickly. */
export function LightboxSpinner({ labels }: { readonly labels: LightboxLabels }) {
  return <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />;
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

function SlideFailure({ lightbox: { labels, isOffline }, text, retryProps, children }: SlideFailureProps) {
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

interface EmbedFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
}

/** Renders a notice with a retry button in place of a video or post whose chunk failed to load. */
export function EmbedFailure({ lightbox, getRetryButtonProps }: EmbedFailureProps) {
  const { embedFailed, retry } = lightbox.labels;
  return <SlideFailure lightbox={lightbox} text={embedFailed} retryProps={getRetryButtonProps({ children: retry })} />;
}

interface LightboxFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline' | 'getRetryButtonProps'>;
  readonly failure: LoggiaError;
}

/** Renders a notice in place of the images if their list failed to load. It contains the reason and a retry button. */
export function LightboxFailure({ lightbox, failure }: LightboxFailureProps) {
  const { labels, getRetryButtonProps } = lightbox;
  return (
    <SlideFailure
      lightbox={lightbox}
      text={lightboxErrorText(failure, labels)}
      retryProps={failure.code === 'missing' ? undefined : getRetryButtonProps()}
    />
  );
}

interface LightboxArrowsProps {
  readonly lightbox: UseLightboxResult;
  readonly slot?: LightboxSlots['arrow'];
}

const PREVIOUS = <PreviousIcon />;
const NEXT = <NextIcon />;

/** Renders the two arrows at the sides of the image. */
export function LightboxArrows({ lightbox, slot }: LightboxArrowsProps) {
  const previous = lightbox.getPreviousButtonProps({ className: 'loggia-arrow' });
  const next = lightbox.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' });
  return (
    <>
      {fillSlot(
        slot,
        { lightbox, direction: 'previous', buttonProps: previous },
        <IconButton {...previous} icon={PREVIOUS} />,
      )}
      {fillSlot(slot, { lightbox, direction: 'next', buttonProps: next }, <IconButton {...next} icon={NEXT} />)}
    </>
  );
}
