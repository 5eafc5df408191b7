'use client';
import type { ReactElement } from 'react';
import { useBackend, type GalleryImage } from '@loggia/hooks/backend';
import { useIsClient } from '@loggia/hooks/shared';
import { usePendingOpenRequest } from '@loggia/hooks/lightboxIntent';
import { useLightbox, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { useDeepLink } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useHits, type UseHitsResult } from '@loggia/hooks/hits';
import { useThumbnailFlight } from '@loggia/hooks/thumbnailFlight';
import { extrasChunk } from '../chunks.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';
import type { LightboxProps } from './LightboxProps.ts';
import { LightboxStage } from './LightboxStage.tsx';

/**
 * Renders a lightbox that shows one image at a time over the page. It supports a slideshow, a filmstrip, fullscreen,
 * zoom, swipe, comments, ratings, a shop, sharing, deep links and the Back button. Nothing is rendered on the server.
 */
export function Lightbox<TImage extends GalleryImage = GalleryImage>(
  props: LightboxProps<TImage>,
): ReactElement | null {
  return useIsClient() ? <LightboxContent {...props} /> : null;
}

/**
 * Returns the options for `useLightbox`, which are all props except the kit's own. Unknown props are passed on, so that
 * the hook can warn about them in development.
 */
function hookOptions<TImage extends GalleryImage>({
  openRequest: _opening,
  className: _className,
  children: _children,
  slots: _slots,
  galleryId: _galleryId,
  deepLink: _deepLink,
  history: _history,
  backend: _backend,
  hits: _hits,
  onNeedMore: _onNeedMore,
  onLongPress: _onLongPress,
  autoplay: _autoplay,
  embeds: _embeds,
  onEvent: _onEvent,
  overlays: _overlays,
  fromThumbnail: _fromThumbnail,
  fullWindow: _fullWindow,
  width: _width,
  height: _height,
  filmstrip: _filmstrip,
  filmstripPosition: _filmstripPosition,
  ...options
}: LightboxProps<TImage>): Omit<LightboxProps<TImage>, 'labels'> {
  return options;
}

const LazyOverlays = lateComponent(extrasChunk, 'OverlayHost', retryForEachImage);
const LazyAnalytics = lateComponent(extrasChunk, 'LightboxAnalytics', retryForEachImage);

/** Renders the lightbox's content. Render it only on the client. */
export function LightboxContent<TImage extends GalleryImage = GalleryImage>(
  props: LightboxProps<TImage>,
): ReactElement | null {
  const { openRequest, overlays, fromThumbnail = true, findThumbnail } = props;
  const kit = useKit();
  const backend = useBackend(props.backend);
  const texts = props.labels ?? kit.labels;
  const lightbox = useLightbox<TImage>({
    ...hookOptions(props),
    // A source provides its own settings with its list.
    settings: props.settings ?? (props.source ? undefined : backend?.settings),
    labels: texts?.lightbox,
  });
  usePendingOpenRequest(lightbox, openRequest);
  useThumbnailFlight(lightbox, { findThumbnail, enabled: fromThumbnail });
  // The app's slots and tools receive this lightbox with images of their own type.
  const { hits, ...shown } = props as unknown as LightboxProps;
  const { onEvent } = shown;
  const shownHits = useLightboxCompanions(lightbox, { ...shown, hits });
  return (
    <>
      {overlays && <LazyOverlays {...overlays} lightbox={lightbox} />}
      {onEvent && <LazyAnalytics {...{ lightbox, onEvent }} />}
      {lightbox.isMounted && <LightboxStage {...shown} {...{ lightbox, shownHits, texts }} />}
    </>
  );
}

type LightboxCompanionOptions = Pick<LightboxProps, 'galleryId' | 'deepLink' | 'history' | 'hits' | 'backend'>;

/** Runs the parts of a lightbox that work even while it is closed: deep links, the Back button and the hit counter. */
function useLightboxCompanions(lightbox: UseLightboxResult, options: LightboxCompanionOptions): UseHitsResult {
  const { galleryId, deepLink: codec = true, history, hits } = options;
  const backend = useBackend(options.backend);
  const deepLink = useDeepLink(lightbox, {
    galleryId,
    codec: typeof codec === 'object' ? codec : undefined,
    enabled: codec !== false,
  });
  useHistoryEntry(lightbox, { deepLink, enabled: history });
  return useHits(lightbox, hits === false ? { enabled: false } : { counter: hits ?? backend?.hits });
}
