'use client';
import { useLayoutEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Backend } from '@loggia/hooks/backend';
import type { BrowsingHandle, BrowsingNavigation } from '@loggia/hooks/browsing';
import { browsingParameters, type WordPressContainer } from '@loggia/hooks/wordpress';
import { albumUrlCodec, albumHref, type UseAlbumOptions } from '@loggia/hooks/album';
import { ArchiveLink } from '../../archive/ArchiveLink.tsx';
import type { TagSelectProps } from '../../browsing/TagSelect.tsx';
import { ImageProtection } from '../../protection/ImageProtection.tsx';
import { useKit } from '../../KitProvider.tsx';
import { AlbumHead } from '../../album/AlbumHead.tsx';
import type { AlbumGalleryProps, AlbumSlots } from '../../album/AlbumView.tsx';
import { GalleryBrowser } from '../../browsing/GalleryBrowser.tsx';
import type { RenderView } from '../views/types.ts';
import type { AlbumViewStore, RenderGallery } from './loadViews.tsx';

interface MountedGalleryProps {
  readonly container: Extract<WordPressContainer, { readonly kind: 'gallery' }>;
  readonly backend: Backend;
  readonly navigation: BrowsingNavigation;
  readonly renderView: RenderView;
  /** The component for selecting tags from a list; undefined if tags are buttons. */
  readonly TagSelect: ComponentType<TagSelectProps> | undefined;
  /** Relays the tags that the user selected in the server's list. */
  readonly tagRelay: TagRelay;
}

/** Renders a gallery with everything that surrounds it in the server's container. */
export function MountedGallery(props: MountedGalleryProps) {
  const { container, backend, navigation, renderView, TagSelect, tagRelay } = props;
  const { gallery, browsing } = container;
  const { instance, galleryId, initialPage, protectImages } = gallery;
  const { hasSearch, hasSort, sortOptions, tags, paging, clickAction, opensNewTab } = browsing;
  const { hasPagerLabels, pagerPosition, hasItemCount } = browsing;
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
        {...{ backend, initialPage, paging, urlState: address, tags, hasSearch, hasSort, sortOptions, labels }}
        {...{ hasPagerLabels, pagerPosition, hasItemCount }}
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
            {renderView({ ...view, galleryId, clickAction, opensNewTab })}
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

interface MountedAlbumProps {
  readonly container: Extract<WordPressContainer, { readonly kind: 'album' }>;
  readonly backend: Backend;
  readonly navigation: BrowsingNavigation;
  readonly albumView: AlbumViewStore;
  readonly renderGallery: RenderGallery;
}

const EVERYTHING = {};

/** Adds the archive link to a gallery in an album, if the site offers one. */
const withArchive = (render: RenderGallery) => (gallery: AlbumGalleryProps) => (
  <>
    {render(gallery)}
    {gallery.backend?.archive?.urlOf(EVERYTHING) && (
      <div className="loggia-archive">
        <ArchiveLink archive={gallery.backend.archive} />
      </div>
    )}
  </>
);

/**
 * The header shows a title only if the server renders one. Otherwise, the title is visually hidden, for screen readers
 * and to receive focus.
 */
const SLOTS: AlbumSlots = {
  head: ({ album }) => <AlbumHead album={album} options={{ hasTitle: Boolean(album.level?.page.title) }} />,
};

type OnPathChange = NonNullable<UseAlbumOptions['onPathChange']>;

/** Navigates to the URL of an album level, as the site's own links do. */
const reloadingPath =
  (instance: number): OnPathChange =>
  (path, details) => {
    if (details.reason === 'url' || details.reason === 'appending') return;
    details.cancel();
    const { pathname, search, href } = window.location;
    const target = new URL(albumHref(albumUrlCodec(instance), path, pathname + search), href);
    const { search: name } = browsingParameters(instance);
    const words = path.at(-1)?.search;
    if (words) target.searchParams.set(name, words);
    else target.searchParams.delete(name);
    window.location.assign(target);
  };

export function MountedAlbum({ container, backend, navigation, albumView, renderGallery }: MountedAlbumProps) {
  const { instance, initialLevel, protectImages } = container.album;
  const [address] = useState(() => albumUrlCodec(instance));
  const [renderWithArchive] = useState(() => withArchive(renderGallery));
  const onPathChange = navigation === 'reload' ? reloadingPath(instance) : undefined;
  const renderAlbum = useSyncExternalStore(albumView.subscribe, albumView.render);
  return (
    <ImageProtection enabled={protectImages}>
      {renderAlbum({
        backend,
        initialLevel,
        urlCodec: address,
        onPathChange,
        renderGallery: renderWithArchive,
        slots: SLOTS,
      })}
    </ImageProtection>
  );
}

type Choose = (tagIds: readonly string[]) => void;

/**
 * Relays tags selected in the server's list to the gallery, because the kit's list is not a field whose value could be
 * set.
 */
interface TagRelay {
  /** Applies the tags. Returns false if there is no subscriber. */
  readonly choose: (tagIds: readonly string[]) => boolean;
  /** Subscribes to selected tags. Returns a function that unsubscribes. */
  readonly subscribe: (choose: Choose) => () => void;
}

export function createTagRelay(): TagRelay {
  let receiver: Choose | undefined;
  return {
    choose(tagIds) {
      receiver?.(tagIds);
      return receiver !== undefined;
    },
    subscribe(choose) {
      receiver = choose;
      return () => {
        receiver = undefined;
      };
    },
  };
}

interface TagRelayReceiverProps {
  readonly relay: TagRelay;
  readonly browsing: BrowsingHandle;
}

/** Applies the selected tags while the gallery is mounted. */
function TagRelayReceiver({ relay, browsing }: TagRelayReceiverProps) {
  useLayoutEffect(() => {
    relay.subscribe((tagIds) => browsing.change({ tagIds, page: 1 }, 'tags'));
  });
  return null;
}
