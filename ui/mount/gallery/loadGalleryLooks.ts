import type { ReactNode } from 'react';
import { readAnsweredBrowsing, readAnsweredView } from '@loggia/hooks/wordpress';
import type {
  ContainerBrowsing,
  WordPressContainer,
  WordPressGalleryView,
  WordPressViewOptions,
} from '@loggia/hooks/wordpress';
import type { AlbumGalleryProps } from '../../layouts/AlbumView.tsx';
import type { DrawView } from '../views/types.ts';
import { drawBrowsed } from './drawBrowsed.tsx';
import { loadView } from './loadView.ts';
import { renewed } from './renewed.ts';

export type DrawGallery = (gallery: AlbumGalleryProps) => ReactNode;

/** How the galleries of one album look. */
export interface GalleryLooks {
  /** Reads it from an answer; settled when what it takes is here. */
  note(html: string, galleryId: string): Promise<void>;
  readonly draw: DrawGallery;
}

interface GalleryLook {
  readonly read: WordPressViewOptions;
  /** Of its first answer: a search may leave less than there is to browse. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly draw: DrawView;
}

/** A gallery of an album has its pages in the album's address. */
const IN_ALBUM = { address: undefined };

/** An album does not say what a click on an image of its galleries does. */
const USUAL_CLICKS = { clickAction: 'openLightbox', opensNewTab: true } as const;

/** Without a sold image in sight nothing tells of carts, and a cart is on those alone that the server prints one on. */
const UNTOLD = { cartDisplay: 'show' };

async function loadLook(read: WordPressViewOptions, browsing?: ContainerBrowsing): Promise<GalleryLook> {
  return { read, browsing, draw: await loadView(read, USUAL_CLICKS) };
}

function viewIn({ galleryView, view }: Extract<WordPressContainer, { readonly kind: 'album' }>): WordPressGalleryView {
  return galleryView ?? (view.view === 'albumMasonry' ? 'masonry' : 'thumbnails');
}

/** Every gallery looks as the server says with its images, whether they came with the page or with an answer. */
export async function loadGalleryLooks(
  container: Extract<WordPressContainer, { readonly kind: 'album' }>,
): Promise<GalleryLooks> {
  const { album, shownGallery } = container;
  const { instance, initialLevel } = album;
  const view = viewIn(container);
  const untold = { view, options: UNTOLD } as WordPressViewOptions;
  const first = await (shownGallery ? loadLook(renewed(untold, shownGallery), container.browsing) : loadLook(untold));
  const looks = new Map<string | undefined, GalleryLook>();
  if (shownGallery) looks.set(initialLevel.path.at(-1)?.id, first);
  const lookOf = (galleryId: string | undefined) => looks.get(galleryId) ?? first;
  return {
    async note(html, galleryId) {
      const { read = untold, browsing = readAnsweredBrowsing(html, instance) } = looks.get(galleryId) ?? {};
      looks.set(galleryId, await loadLook(renewed(read, readAnsweredView(html, { view, instance })), browsing));
    },
    draw(gallery) {
      const { browsing, draw } = lookOf(gallery.galleryId);
      return drawBrowsed({ gallery, browsing, draw: (props) => draw({ ...IN_ALBUM, ...props }) });
    },
  };
}
