import { AlbumMasonry } from '../../album/AlbumMasonry.tsx';
import type { AlbumOptions, RenderAlbum } from './types.ts';

export function render(options: AlbumOptions<'albumMasonry'>): RenderAlbum {
  return (props) => <AlbumMasonry {...props} {...options} />;
}
