import type { WordPressAlbumOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import { viewChunks } from '../mounters.ts';
import type { DrawAlbum, DrawView } from '../views/types.ts';

/** Fetches the code of one view of a gallery. */
export async function loadView(read: WordPressViewOptions): Promise<DrawView> {
  switch (read.view) {
    case 'thumbnails':
      return (await viewChunks.thumbnails.load()).draw(read.options);
    case 'masonry':
      return (await viewChunks.masonry.load()).draw(read.options);
    case 'mosaic':
      return (await viewChunks.mosaic.load()).draw(read.options);
    case 'slideshow':
      return (await viewChunks.slideshow.load()).draw(read.options);
    case 'carousel':
      return (await viewChunks.carousel.load()).draw(read.options);
    case 'imageBrowser':
      return (await viewChunks.imageBrowser.load()).draw(read.options);
    case 'blog':
      return (await viewChunks.blog.load()).draw(read.options);
  }
}

/** Fetches the code of an album's view. */
export async function loadAlbumView(read: WordPressAlbumOptions): Promise<DrawAlbum> {
  switch (read.view) {
    case 'albumCompact':
      return (await viewChunks.albumCompact.load()).draw(read.options);
    case 'albumMasonry':
      return (await viewChunks.albumMasonry.load()).draw(read.options);
    case 'albumExtended':
      return (await viewChunks.albumExtended.load()).draw(read.options);
  }
}
