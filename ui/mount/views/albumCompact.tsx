import { AlbumCompact } from '../../layouts/AlbumCompact.tsx';
import type { AlbumOptions, DrawAlbum } from './types.ts';

export function draw(options: AlbumOptions<'albumCompact'>): DrawAlbum {
  return (props) => <AlbumCompact {...props} {...options} />;
}
