'use client';
import type { ReactNode } from 'react';
import { lightboxFailureText } from '@loggia/hooks/lightbox';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { imageHref } from '@loggia/hooks/picture';
import type { LoggiaError } from '@loggia/hooks/errors';
import type { ElementProps, PropGetter } from '@loggia/hooks/shared';

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
export function ImageFailure({ lightbox, slide: { index, image } }: ImageFailureProps) {
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
