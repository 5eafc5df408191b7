'use client';
import type { LoggiaError } from '@loggia/hooks/errors';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { Failure } from './Failure.tsx';

export interface LightboxFailureProps {
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
