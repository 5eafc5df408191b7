import { invariant } from '../../shared/invariant.ts';
import { parseInert } from '../../trustedTypes/parseInert.ts';
import { attributeOf } from '../attributeOf.ts';
import { readAlbumContainer } from '../album/readAlbumContainer.ts';
import type { WordPressAlbum } from '../album/types.ts';
import { readGalleryContainer } from '../readGalleryContainer.ts';
import type { WordPressGallery } from '../readGalleryContainer.ts';
import { toCount } from '../toCount.ts';
import { toSide } from '../toSide.ts';
import type { WordPressBackendOptions } from '../types.ts';
import { toGalleryView } from '../views/toGalleryView.ts';
import type { WordPressGalleryView } from '../views/types.ts';
import { atAddress } from './atAddress.ts';
import { hasErrorBlock } from './hasErrorBlock.ts';
import { readContainerBrowsing } from './readContainerBrowsing.ts';
import { readContainerView } from './readContainerView.ts';
import { readParameterImages } from './readParameterImages.ts';
import type { ContainerAlbumView, ContainerBrowsing, ContainerView } from './types.ts';

/** A server-rendered gallery or album, whole: its settings, what is there already, how it looks and what it can be asked. */
export type WordPressContainer =
  | {
      readonly kind: 'gallery';
      readonly gallery: WordPressGallery;
      readonly view: ContainerView;
      readonly browsing: ContainerBrowsing;
    }
  | {
      readonly kind: 'album';
      readonly album: WordPressAlbum;
      readonly view: ContainerAlbumView;
      /** How the galleries in it are shown; undefined where the server does not say. */
      readonly galleryView: WordPressGalleryView | undefined;
    };

export interface ReadContainerOptions extends Pick<WordPressBackendOptions, 'candidatesOf'> {
  /** Path and query of the page as the visitor sees it; it wins over what a page cache has kept. @default the container's own */
  readonly address?: string | undefined;
}

const ALBUM_KINDS = { album_masonry_preview: 'albumMasonry', album_extended_preview: 'albumExtended' } as const;

function readAlbumView(copy: ParentNode, galleryType: string): ContainerAlbumView {
  const entry = copy.querySelector('.bwg-album');
  const items = entry?.closest('.bwg-container');
  const isMasonry = galleryType === 'album_masonry_preview';
  return {
    kind: ALBUM_KINDS[galleryType as keyof typeof ALBUM_KINDS] ?? 'albumCompact',
    thumbnailWidth: toSide(attributeOf(items, 'data-thumbnail-width')),
    maxColumns: toCount(attributeOf(items, 'data-max-count')) || undefined,
    titleDisplay: !isMasonry || entry?.querySelector('[class*="bwg-title"]') ? 'show' : 'none',
  };
}

/** A gallery that loads by scrolling does not tell how many pages it has. */
function withNextPage(gallery: WordPressGallery, { paging }: ContainerBrowsing): WordPressGallery {
  const { initialPage } = gallery;
  if (paging !== 'scroll') return gallery;
  return {
    ...gallery,
    loadsByScrolling: true,
    initialPage: { ...initialPage, pageCount: initialPage.page + 1, total: undefined },
  };
}

/**
 * Reads a gallery or an album out of a page that WordPress rendered, to take its place. `element` is the outer container (class
 * `bwg_container`); it is left as it is. Throws when it is something else, and where the server reports an error in it.
 */
export function readContainer(element: Element, options: ReadContainerOptions = {}): WordPressContainer {
  invariant(!hasErrorBlock(element), 'The container holds an error of the server, so there is nothing to take over.');
  const { address, candidatesOf } = options;
  const copy = parseInert(element.outerHTML);
  if (attributeOf(element, 'data-is-album') === 'album') {
    const album = readAlbumContainer(element, options);
    return {
      kind: 'album',
      album: atAddress(album, address ?? album.currentUrl),
      view: readAlbumView(copy, album.galleryType),
      galleryView: album.galleryViewType === undefined ? undefined : toGalleryView(album.galleryViewType),
    };
  }
  const gallery = readGalleryContainer(element, { candidatesOf, imagesOf: readParameterImages });
  const { galleryType, instance, currentUrl } = gallery;
  const view = readContainerView(copy, galleryType, element.ownerDocument.baseURI);
  const read = readContainerBrowsing(copy, element, instance);
  // All images of these two are there.
  const isWhole = view.kind === 'slideshow' || view.kind === 'carousel';
  const browsing: ContainerBrowsing = isWhole ? { ...read, paging: 'numbers' } : read;
  return {
    kind: 'gallery',
    gallery: atAddress(withNextPage(gallery, browsing), address ?? currentUrl),
    view,
    browsing,
  };
}
