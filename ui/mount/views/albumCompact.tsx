import { THUMBNAIL_HEIGHT_PX } from '@loggia/hooks/layout';
import { AlbumCompact } from '../../layouts/AlbumCompact.tsx';
import type { AlbumOptions, DrawAlbum } from './types.ts';

export function draw(options: AlbumOptions<'albumCompact'>): DrawAlbum {
  // A page that names no height has that of its server.
  const { thumbnailHeight = THUMBNAIL_HEIGHT_PX } = options;
  return (props) => <AlbumCompact {...props} {...options} thumbnailHeight={thumbnailHeight} />;
}
