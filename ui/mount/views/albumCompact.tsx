import { THUMBNAIL_HEIGHT_PX } from '@loggia/hooks/layout';
import { AlbumCompact } from '../../album/AlbumCompact.tsx';
import type { AlbumOptions, RenderAlbum } from './types.ts';

export function render(options: AlbumOptions<'albumCompact'>): RenderAlbum {
  // Without a height, the server's default applies.
  const { thumbnailHeight = THUMBNAIL_HEIGHT_PX } = options;
  return (props) => <AlbumCompact {...props} {...options} thumbnailHeight={thumbnailHeight} />;
}
