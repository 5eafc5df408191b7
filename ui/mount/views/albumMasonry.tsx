import { AlbumMasonry } from '../../layouts/AlbumMasonry.tsx';
import type { AlbumOptions, DrawAlbum } from './types.ts';

export function draw(options: AlbumOptions<'albumMasonry'>): DrawAlbum {
  return (props) => <AlbumMasonry {...props} {...options} />;
}
