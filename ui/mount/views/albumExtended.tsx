import { EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX, EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } from '@loggia/hooks/album';
import { AlbumExtended } from '../../layouts/AlbumExtended.tsx';
import type { AlbumOptions, DrawAlbum } from './types.ts';

const RATIO = EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX / EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX;

export function draw(options: AlbumOptions<'albumExtended'>): DrawAlbum {
  const { thumbnailWidth, thumbnailHeight } = options;
  // With only a width, the picture has the default ratio.
  const height = thumbnailHeight ?? (thumbnailWidth && Math.round(thumbnailWidth * RATIO));
  return (props) => <AlbumExtended {...props} {...options} thumbnailHeight={height} />;
}
