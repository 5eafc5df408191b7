'use client';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { lightboxFailureText } from '@loggia/hooks/lightbox';
import type { LightboxLabels, LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { imageHref, loadedUrl, placeholderFile } from '@loggia/hooks/picture';
import { safeSource } from '@loggia/hooks/shared';
import type { ElementProps, PropGetter } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LoggiaError } from '@loggia/hooks/errors';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import type { LightboxSlots } from '../../layouts/LightboxSlots.ts';
import { fillSlot } from '../../slots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';

/**
 * The picture of a slide, and what stands there where it has not come or cannot. A function, not a component:
 * unchanged slides do not render again, because `Picture` compares its props.
 */
export function slidePicture(lightbox: UseLightboxResult, slide: LightboxSlide, sizes: string): ReactNode {
  const { index, image, imageStatus, role, attempt } = slide;
  const shouldLoad = role !== 'neighbour' || lightbox.settings.preload !== false;
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

interface FailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  /** The message about the failure. */
  readonly text: string;
  /** The props of the retry button; without them another try makes no sense. */
  readonly retryProps?: ElementProps<'button'> | undefined;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Says what went wrong, and offers ways on. */
function Failure({ lightbox: { labels, isOffline }, text, retryProps, children }: FailureProps) {
  return (
    <div className="loggia-failure" role="alert">
      <p>{text}</p>
      {isOffline && <p>{labels.offline}</p>}
      {retryProps && <button {...retryProps} />}
      {children}
    </div>
  );
}

interface ImageFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'isOffline' | 'labels' | 'getRetryImageButtonProps'>;
  readonly slide: LightboxSlide;
}

/** Stands where a picture could not be loaded: says so, and offers the file itself and another try. */
function ImageFailure({ lightbox, slide: { index, image } }: ImageFailureProps) {
  const { labels, getRetryImageButtonProps } = lightbox;
  return (
    <Failure lightbox={lightbox} text={labels.imageFailed} retryProps={getRetryImageButtonProps({ index })}>
      <a href={imageHref(image)} target="_blank" rel="noopener noreferrer">
        {labels.imageLink}
      </a>
    </Failure>
  );
}

interface EmbedFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
}

/** Stands where the code that shows a video or post could not be loaded, and offers another try. */
export function EmbedFailure({ lightbox, getRetryButtonProps }: EmbedFailureProps) {
  const { embedFailed, retry } = lightbox.labels;
  return <Failure lightbox={lightbox} text={embedFailed} retryProps={getRetryButtonProps({ children: retry })} />;
}

interface LightboxFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline' | 'getRetryButtonProps'>;
  readonly failure: LoggiaError;
}

/** Stands where the list of images could not be loaded: says why, and offers another try. The way out is in its corner. */
export function LightboxFailure({ lightbox, failure }: LightboxFailureProps) {
  const { labels, getRetryButtonProps } = lightbox;
  return (
    <Failure
      lightbox={lightbox}
      text={lightboxFailureText(failure, labels)}
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

/** The two arrows at the sides of the picture. */
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
