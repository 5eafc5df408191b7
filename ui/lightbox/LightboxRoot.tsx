'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { BackendProvider, useBackend, type Backend, type GalleryImage } from '@loggia/hooks/backend';
import { usePendingOpenRequest } from '@loggia/hooks/lightboxIntent';
import { LightboxProvider, useLightbox, type UseLightboxOptions } from '@loggia/hooks/lightbox';
import { useIsClient, useUnchanged } from '@loggia/hooks/shared';
import { KitContext, useKit } from '../KitProvider.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { LightboxRootContext, type LightboxGalleryProps } from './LightboxRootContext.ts';

export interface LightboxRootProps<TImage extends GalleryImage = GalleryImage>
  extends Omit<UseLightboxOptions<TImage>, 'labels'>, LightboxGalleryProps {
  /**
   * The backend for settings, ratings, comments, the shop and hits.
   * @default the backend of the nearest `BackendProvider`
   */
  readonly backend?: Backend<TImage> | null | undefined;
  /** The labels. @default the labels of the `KitProvider` */
  readonly labels?: KitLabels | undefined;
  /** The parts of the lightbox. */
  readonly children?: ReactNode;
}

/**
 * Manages a lightbox and shares it with the parts inside it. It renders no element of its own, and nothing on the
 * server. Render a `LightboxDialog` in it. Parts that also work while the lightbox is closed, such as `DeepLink` and
 * `HistoryEntry`, go next to the dialog.
 */
export function LightboxRoot<TImage extends GalleryImage = GalleryImage>(
  props: LightboxRootProps<TImage>,
): ReactElement | null {
  return useIsClient() ? <ClientRoot {...props} /> : null;
}

function ClientRoot<TImage extends GalleryImage>({
  openRequest,
  galleryId,
  onNeedMore,
  backend: ownBackend,
  labels,
  children,
  ...options
}: LightboxRootProps<TImage>) {
  const kit = useKit();
  const backend = useBackend(ownBackend);
  const lightbox = useLightbox<TImage>({
    ...options,
    // Nothing in the kit animates the dialog itself when it closes.
    removalDelayMs: options.removalDelayMs ?? 0,
    // A source provides its own settings with its list.
    settings: options.settings ?? (options.source ? undefined : backend?.settings),
    labels: (labels ?? kit.labels)?.lightbox,
  });
  usePendingOpenRequest(lightbox, openRequest);
  const { findThumbnail, intervalMs } = options;
  const root = useUnchanged({ openRequest, galleryId, onNeedMore, findThumbnail, intervalMs });
  const ownKit = useMemo(() => (labels ? { ...kit, labels } : kit), [kit, labels]);
  return (
    <BackendProvider backend={backend as Backend | null}>
      <KitContext.Provider value={ownKit}>
        <LightboxRootContext.Provider value={root}>
          <LightboxProvider lightbox={lightbox}>{children}</LightboxProvider>
        </LightboxRootContext.Provider>
      </KitContext.Provider>
    </BackendProvider>
  );
}
