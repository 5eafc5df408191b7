'use client';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks/gallery';
import { PageFollower } from '../browsing/PageFollower.tsx';
import type { PageFollowerProps } from '../browsing/PageFollower.tsx';

type TellingGallery = Pick<UseGalleryResult, 'status' | 'failure' | 'message' | 'retry' | 'getStatusProps'> & {
  readonly labels: Pick<GalleryLabels, 'retry'>;
};

export type GalleryStatusProps =
  | { readonly gallery: TellingGallery; readonly isAlone?: false }
  /** Alone: nobody else takes the visitor along with its pages. */
  | { readonly gallery: TellingGallery & PageFollowerProps['gallery']; readonly isAlone: boolean };

/** What a gallery has to say: seen where there is nothing else to see or something went wrong, else only heard. */
export function GalleryStatus({ gallery, isAlone }: GalleryStatusProps) {
  const { status, failure, message, retry, getStatusProps, labels } = gallery;
  const isSeen = message || failure || status === 'loading';
  return (
    <div className={isSeen ? 'loggia-failure' : 'loggia-visually-hidden'}>
      <p {...(getStatusProps() as object)} />
      {failure && failure.code !== 'missing' && (
        <button type="button" onClick={retry}>
          {labels.retry}
        </button>
      )}
      {isAlone && <PageFollower gallery={gallery} />}
    </div>
  );
}
