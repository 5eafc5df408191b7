'use client';
import type { ReactNode } from 'react';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import { imageHref } from '@loggia/hooks/picture';
import type { LoggiaError } from '@loggia/hooks/errors';

interface FailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  /** What went wrong. */
  readonly text: string;
  /** Tries again; without it there is no sense in another try. */
  readonly onRetry?: (() => void) | undefined;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Says what went wrong, and offers ways on. */
function Failure({ lightbox: { labels, isOffline }, text, onRetry, children }: FailureProps) {
  return (
    <div className="loggia-failure" role="alert">
      <p>{text}</p>
      {isOffline && <p>{labels.offline}</p>}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {labels.retry}
        </button>
      )}
      {children}
    </div>
  );
}

interface ImageFailureProps {
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

interface EmbedFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  readonly onRetry: () => void;
}

/** Stands where the code that shows a video or post could not be loaded, and offers another try. */
export const EmbedFailure = ({ lightbox, onRetry }: EmbedFailureProps) => (
  <Failure lightbox={lightbox} text={lightbox.labels.embedFailed} onRetry={onRetry} />
);

interface LightboxFailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline' | 'retry'>;
  readonly failure: LoggiaError;
}

/** Stands where the list of images could not be loaded: says why, and offers another try. The way out is in its corner. */
export function LightboxFailure({ lightbox, failure }: LightboxFailureProps) {
  const { labels, retry } = lightbox;
  const isMissing = failure.code === 'missing';
  return (
    <Failure
      lightbox={lightbox}
      text={isMissing ? labels.missing : labels.failed}
      onRetry={isMissing ? undefined : retry}
    />
  );
}
