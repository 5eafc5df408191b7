'use client';
import { useEffect, useState } from 'react';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks';
import type { FollowedGallery, FollowerComponent } from './followFrom.tsx';

type TellingGallery = Pick<UseGalleryResult, 'status' | 'failure' | 'message' | 'retry' | 'getStatusProps'> & {
  readonly labels: Pick<GalleryLabels, 'retry'>;
};

export type GalleryStatusProps =
  | { readonly gallery: TellingGallery; readonly isAlone?: false }
  /** Alone: nobody else takes the visitor along with its pages. */
  | { readonly gallery: TellingGallery & FollowedGallery; readonly isAlone: boolean };

/** What a gallery has to say: seen where there is nothing else to see or something went wrong, else only heard. */
export function GalleryStatus({ gallery, isAlone }: GalleryStatusProps) {
  const { status, failure, message, retry, getStatusProps, labels } = gallery;
  const isSeen = message || failure || status === 'loading';
  const [Follower, setFollower] = useState<FollowerComponent>();
  useEffect(() => {
    // What goes along is fetched when another page is asked for, or a second try is offered.
    if (isAlone && !Follower && (failure || status === 'refreshing')) {
      import('./followFrom.tsx').then(
        ({ followFrom }) => followFrom(gallery, setFollower),
        () => {},
      );
    }
  });
  return (
    <div className={isSeen ? 'loggia-failure' : 'loggia-visually-hidden'}>
      <p {...(getStatusProps() as object)} />
      {failure && failure.code !== 'missing' && (
        <button type="button" onClick={retry}>
          {labels.retry}
        </button>
      )}
      {Follower && <Follower gallery={gallery as FollowedGallery} />}
    </div>
  );
}
