'use client';
import { createPortal } from 'react-dom';
import { useBackend } from '@loggia/hooks/backend';
import { useDeepLink } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useHits } from '@loggia/hooks/hits';
import { usePreload } from '@loggia/hooks/preload';
import { useImageProtection } from '@loggia/hooks/protection';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../lightboxChunks.ts';
import { HitCounter } from '../components/hits/HitCounter.tsx';
import { LoadMore } from '../components/loadMore/LoadMore.tsx';
import { ThumbnailFlight } from '../components/thumbnailFlight/ThumbnailFlight.tsx';
import { lateComponent } from '../lateComponent.tsx';
import { useKit } from '../useKit.ts';
import type { LightboxProps } from './LightboxProps.ts';
import { useLeaving } from './useLeaving.ts';
import { useSlidesElement } from './useSlidesElement.ts';

export interface LightboxCompanionsProps extends Pick<
  LightboxProps,
  | 'galleryId'
  | 'deepLink'
  | 'history'
  | 'hits'
  | 'backend'
  | 'onNeedMore'
  | 'onLeave'
  | 'onEvent'
  | 'overlays'
  | 'fromThumbnail'
  | 'findThumbnail'
  | 'labels'
> {
  readonly lightbox: UseLightboxResult;
  /** Thumbnails that the strip shows. */
  readonly visibleCount: number;
  /** How wide a picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: (image: GalleryImage) => string;
}

const OverlaysDoor = lateComponent(extrasChunk, 'OverlayHost');
const AnalyticsDoor = lateComponent(extrasChunk, 'LightboxAnalytics');

/** What only a page has that has asked for it. */
function ChosenCompanions({ lightbox, overlays, fromThumbnail, findThumbnail, onEvent }: LightboxCompanionsProps) {
  return (
    <>
      {overlays && <OverlaysDoor {...overlays} lightbox={lightbox} />}
      {fromThumbnail && <ThumbnailFlight {...{ lightbox, findThumbnail }} />}
      {onEvent && <AnalyticsDoor {...{ lightbox, onEvent }} />}
    </>
  );
}

/** What goes along with a lightbox unseen: the address, Back, the count of showings, the images that come next. */
export function LightboxCompanions(props: LightboxCompanionsProps) {
  const { lightbox, galleryId, deepLink: codec = true, history, hits, onNeedMore, visibleCount, sizes } = props;
  const kit = useKit();
  const backend = useBackend(props.backend);
  const deepLink = useDeepLink(lightbox, {
    galleryId,
    codec: typeof codec === 'object' ? codec : undefined,
    enabled: codec !== false,
  });
  useHistoryEntry(lightbox, { deepLink, enabled: history });
  const counted = useHits(lightbox, hits === false ? { enabled: false } : { counter: hits ?? backend?.hits });
  usePreload(lightbox, { visibleCount, sizes });
  useLeaving(lightbox, props.onLeave);
  const surface = useSlidesElement(lightbox);
  const { hitCounter, hitCounterPosition = 'bottom', protectImages = false } = lightbox.settings;
  useImageProtection({ element: surface, enabled: protectImages });
  const onPicture = (
    <>
      {hitCounter && <HitCounter hits={counted} position={hitCounterPosition} />}
      {onNeedMore && <LoadMore {...{ lightbox, onNeedMore }} labels={(props.labels ?? kit.labels)?.loadMore} />}
    </>
  );
  return (
    <>
      <ChosenCompanions {...props} />
      {surface && createPortal(onPicture, surface)}
    </>
  );
}
