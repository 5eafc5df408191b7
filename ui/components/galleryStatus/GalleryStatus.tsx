'use client';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks/gallery';

export interface GalleryStatusProps {
  readonly gallery: Pick<
    UseGalleryResult,
    'status' | 'failure' | 'message' | 'getStatusProps' | 'getRetryButtonProps'
  > & {
    readonly labels: Pick<GalleryLabels, 'retry'>;
  };
}

/** The status of a gallery: visible if there is nothing else to see or something went wrong, otherwise only heard. */
export function GalleryStatus({ gallery }: GalleryStatusProps) {
  const { status, failure, message, getStatusProps, getRetryButtonProps, labels } = gallery;
  const isSeen = message || failure || status === 'loading';
  return (
    <div className={isSeen ? 'loggia-failure' : 'loggia-visually-hidden'}>
      <p {...getStatusProps()} />
      {failure && failure.code !== 'missing' && <button {...getRetryButtonProps()}>{labels.retry}</button>}
    </div>
  );
}
