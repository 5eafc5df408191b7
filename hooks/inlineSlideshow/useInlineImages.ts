'use client';
import { useCallback, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { SlideImageStatus } from '../lightbox/types.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';

export interface InlineImages {
  readonly statusOf: (image: GalleryImage | undefined) => SlideImageStatus;
  readonly report: (imageId: string, status: SlideImageStatus) => void;
  readonly imageElements: ElementRegistry<string, HTMLImageElement>;
}

const NONE: ReadonlyMap<string, SlideImageStatus> = new Map();

/** How far the pictures of the slides are. Embedded media count as loaded; failed ones are tried again with the network back. */
export function useInlineImages(): InlineImages {
  const [statuses, setStatuses] = useState(NONE);
  const report = useCallback((imageId: string, status: SlideImageStatus) => {
    setStatuses((known) => (known.get(imageId) === status ? known : new Map(known).set(imageId, status)));
  }, []);
  const [imageElements] = useState(() =>
    createElementRegistry<string, HTMLImageElement>((imageId, { complete, naturalWidth, currentSrc }) => {
      // What came before the scripts did tells nobody any more.
      if (complete && currentSrc) report(imageId, naturalWidth > 0 ? 'loaded' : 'failed');
    }),
  );
  useWhenOnline([...statuses.values()].includes('failed'), () =>
    setStatuses((known) => new Map([...known].filter(([, status]) => status !== 'failed'))),
  );
  const statusOf = useCallback(
    (image: GalleryImage | undefined): SlideImageStatus =>
      (image && statuses.get(image.id)) ?? ((image?.kind ?? 'image') === 'image' ? 'loading' : 'loaded'),
    [statuses],
  );
  return { statusOf, report, imageElements };
}
