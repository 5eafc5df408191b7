'use client';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useBackend, useDeepLink, useHistoryEntry, useHits, useImageProtection, usePreload } from '@loggia/hooks';
import type { GalleryImage, UseLightboxResult } from '@loggia/hooks';
import { HitCounter } from '../components/hits/HitCounter.tsx';
import { loadFailures } from '../components/lightbox/lazyFailures.ts';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';
import { useKit } from '../useKit.ts';
import { LazyAnalytics } from './lazyAnalytics.ts';
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

const LazyOverlays = lazyPart(async () => (await import('../components/overlayHost/OverlayHost.tsx')).OverlayHost);
const LazyFlight = lazyPart(
  async () => (await import('../components/thumbnailFlight/ThumbnailFlight.tsx')).ThumbnailFlight,
);
const LazyLoadMore = lazyPart(async () => (await import('../components/loadMore/LoadMore.tsx')).LoadMore);

/** What only a page has that has asked for it. */
function ChosenCompanions({ lightbox, overlays, fromThumbnail, findThumbnail, onEvent }: LightboxCompanionsProps) {
  return (
    <>
      {overlays && <LazyOverlays {...overlays} lightbox={lightbox} />}
      {fromThumbnail && <LazyFlight {...{ lightbox, findThumbnail }} />}
      {onEvent && <LazyAnalytics {...{ lightbox, onEvent }} />}
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
  useEffect(() => {
    loadFailures().catch(() => undefined);
  }, []);
  const surface = useSlidesElement(lightbox);
  const { hitCounter, hitCounterPosition = 'bottom', protectImages = false } = lightbox.settings;
  useImageProtection({ element: surface, enabled: protectImages });
  const onPicture = (
    <>
      {hitCounter && <HitCounter hits={counted} position={hitCounterPosition} />}
      {onNeedMore && <LazyLoadMore {...{ lightbox, onNeedMore }} labels={(props.labels ?? kit.labels)?.loadMore} />}
    </>
  );
  return (
    <>
      <ChosenCompanions {...props} />
      {surface && createPortal(onPicture, surface)}
    </>
  );
}
