import type { ReactNode } from 'react';
import { EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX, EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } from '@loggia/hooks';
import type { WordPressAlbumOptions } from '@loggia/hooks/wordpress';
import type { AlbumViewOptions } from '../../layouts/AlbumView.tsx';

/** Draws an album as the server's container describes it. */
export type DrawAlbum = (props: AlbumViewOptions) => ReactNode;

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
