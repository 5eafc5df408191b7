import { EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX, EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } from '@loggia/hooks/album';
import { AlbumExtended } from '../../album/AlbumExtended.tsx';
import type { AlbumOptions, RenderAlbum } from './types.ts';

const RATIO = EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX / EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX;

export function render(options: AlbumOptions<'albumExtended'>): RenderAlbum {
  const { thumbnailWidth, thumbnailHeight } = options;
  // Without a height, the server's default aspect ratio applies.
  const height = thumbnailHeight ?? Math.round((thumbnailWidth ?? EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX) * RATIO);
  return (props) => <AlbumExtended {...props} {...options} thumbnailHeight={height} />;
}
