'use client';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Backend } from '@loggia/hooks/backend';
import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import { browsingParameters } from '@loggia/hooks/wordpress';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import { ArchiveLink } from '../../components/archive/ArchiveLink.tsx';
import { ImageProtection } from '../../components/protection/ImageProtection.tsx';
import type { TagSelectProps } from '../../components/browsing/TagSelect.tsx';
import { GalleryBrowser } from '../../layouts/GalleryBrowser.tsx';
import { useKit } from '../../KitContext.ts';
import type { DrawView } from '../views/types.ts';
import { TagRelayReceiver } from './tagRelay.ts';
import type { TagRelay } from './tagRelay.ts';

export interface MountedGalleryProps {
  readonly container: Extract<WordPressContainer, { readonly kind: 'gallery' }>;
  readonly backend: Backend;
  readonly navigation: BrowsingNavigation;
  readonly drawView: DrawView;
  /** In place of buttons. */
  readonly TagSelect: ComponentType<TagSelectProps> | undefined;
  /** Passes on a choice that was made in the server's list. */
  readonly tagRelay: TagRelay;
}

/** A gallery with everything that the server's container had around it. */
export function MountedGallery(props: MountedGalleryProps) {
  const { container, backend, navigation, drawView, TagSelect, tagRelay } = props;
  const { gallery, browsing } = container;
  const { instance, galleryId, initialPage, protectImages } = gallery;
  const { hasSearch, hasSort, sortOptions, tags, paging, clickAction, opensNewTab } = browsing;
  const { hasPagerWords, pagerPosition, hasItemCount } = browsing;
  const [address] = useState(() => ({ parameters: browsingParameters(instance), navigation }));
  const siteLabels = useKit().labels?.browsing;
  const labels = browsing.searchPlaceholder ? { ...siteLabels, search: browsing.searchPlaceholder } : siteLabels;
  return (
    <ImageProtection enabled={protectImages}>
      {browsing.hasGalleryTitle && initialPage.title && <h2 className="loggia-gallery-title">{initialPage.title}</h2>}
      {browsing.hasGalleryDescription && initialPage.description && (
        <p className="loggia-gallery-description">{initialPage.description}</p>
      )}
      <GalleryBrowser
        {...{ backend, initialPage, paging, address, tags, hasSearch, hasSort, sortOptions, labels }}
        {...{ hasPagerWords, pagerPosition, hasItemCount }}
        renderTags={
          TagSelect &&
          ((handle) => (
            <>
              <TagSelect browsing={handle} tags={tags} labels={labels} />
              <TagRelayReceiver relay={tagRelay} browsing={handle} />
            </>
          ))
        }
      >
        {(view) => (
          <>
            {drawView({ ...view, galleryId, clickAction, opensNewTab })}
            {gallery.downloadUrl && (
              <div className="loggia-archive">
                <ArchiveLink archive={backend.archive} query={view.query} />
              </div>
            )}
          </>
        )}
      </GalleryBrowser>
    </ImageProtection>
  );
}
