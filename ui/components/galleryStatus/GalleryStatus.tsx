'use client';
import { useGalleryFocus } from '@loggia/hooks/gallery';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks/gallery';
import { usePageScroll } from '@loggia/hooks/browsing';
import type { UsePageScrollOptions } from '@loggia/hooks/browsing';

interface GalleryStatusProps {
  readonly gallery: Pick<
    UseGalleryResult,
    'status' | 'failure' | 'message' | 'getStatusProps' | 'getRetryButtonProps'
  > & {
    readonly labels: Pick<GalleryLabels, 'retry'>;
  };
}

/** The status of a gallery: visible if there is nothing else to see or something failed, otherwise for screen readers only. */
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

interface PageFollowerProps {
  readonly gallery: Pick<UseGalleryResult, 'status' | 'page' | 'images' | 'containerRef'>;
  readonly scroll?: UsePageScrollOptions | undefined;
}

/** Follows the changes of a gallery: scrolls to the start of a turned page, and moves focus to what remains. */
export function PageFollower({ gallery, scroll }: PageFollowerProps) {
  usePageScroll(gallery, scroll);
  useGalleryFocus(gallery);
  return null;
}
