import type { ReactNode } from 'react';
import { EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX, EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } from '@loggia/hooks';
import type {
  WordPressAlbumOptions,
  WordPressGalleryView,
  WordPressThumbnailsOptions,
  WordPressViewOptions,
} from '@loggia/hooks/wordpress';
import type { AlbumGalleryProps, AlbumViewOptions } from '../../layouts/AlbumView.tsx';
import { loadView } from './loadView.tsx';

/** Draws an album as the server's container describes it. */
export type DrawAlbum = (props: AlbumViewOptions) => ReactNode;

export type DrawGallery = (gallery: AlbumGalleryProps) => ReactNode;

const EXTENDED_RATIO = EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX / EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX;

/** Fetches the code of an album's view. */
export async function loadAlbumView(read: WordPressAlbumOptions): Promise<DrawAlbum> {
  switch (read.view) {
    case 'albumCompact': {
      const { AlbumCompact } = await import('../../layouts/AlbumCompact.tsx');
      return (props) => <AlbumCompact {...props} {...read.options} />;
    }
    case 'albumMasonry': {
      const { AlbumMasonry } = await import('../../layouts/AlbumMasonry.tsx');
      return (props) => <AlbumMasonry {...props} {...read.options} />;
    }
    case 'albumExtended': {
      const { AlbumExtended } = await import('../../layouts/AlbumExtended.tsx');
      const { thumbnailWidth, thumbnailHeight } = read.options;
      // A server that tells the width alone keeps the usual shape.
      const height = thumbnailHeight ?? (thumbnailWidth && Math.round(thumbnailWidth * EXTENDED_RATIO));
      return (props) => <AlbumExtended {...props} {...read.options} thumbnailHeight={height} />;
    }
  }
}

/** A gallery of an album has its pages in the album's address. */
const IN_ALBUM = { address: undefined };

/** An album does not say what a click on an image of its galleries does. */
const USUAL_CLICKS = { clickAction: 'openLightbox', opensNewTab: true } as const;

/** What is the same in all galleries of an album of this kind (facts 3.9), where the page shows none of them. */
function unseenGallery(album: WordPressAlbumOptions['view']): WordPressThumbnailsOptions {
  const isExtended = album === 'albumExtended';
  return {
    titleDisplay: 'none',
    // A cart is on those alone that the server prints one on.
    cartDisplay: 'show',
    thumbnailWidth: isExtended ? EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX : undefined,
    thumbnailHeight: isExtended ? EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX : undefined,
  };
}

/** Fetches the view of an album's galleries. `shown` is how the one looks that the page shows, if it shows one: so look all. */
export async function loadGalleryView(
  view: WordPressGalleryView | undefined,
  album: WordPressAlbumOptions['view'],
  shown: WordPressViewOptions | undefined,
): Promise<DrawGallery> {
  const kind = view ?? (album === 'albumMasonry' ? 'masonry' : 'thumbnails');
  const unseen = { view: kind, options: kind === 'thumbnails' ? unseenGallery(album) : { cartDisplay: 'show' } };
  const draw = await loadView(shown ?? (unseen as WordPressViewOptions), USUAL_CLICKS);
  return (gallery) => draw({ ...IN_ALBUM, ...gallery });
}
