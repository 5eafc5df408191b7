import type { WordPressAlbumOptions, WordPressGalleryView } from './types.ts';

/** As a gallery is called by itself, and in an album (facts 2.1). */
const GALLERY_VIEWS: Readonly<Record<string, WordPressGalleryView>> = {
  thumbnails: 'thumbnails',
  thumbnail: 'thumbnails',
  thumbnails_masonry: 'masonry',
  masonry: 'masonry',
  thumbnails_mosaic: 'mosaic',
  mosaic: 'mosaic',
  slideshow: 'slideshow',
  image_browser: 'imageBrowser',
  blog_style: 'blog',
  carousel: 'carousel',
};

const ALBUM_VIEWS: Readonly<Record<string, WordPressAlbumOptions['view']>> = {
  album_compact_preview: 'albumCompact',
  album_masonry_preview: 'albumMasonry',
  album_extended_preview: 'albumExtended',
};

const entryOf = <TValue>(list: Readonly<Record<string, TValue>>, name: string): TValue | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/** The view of a gallery by its name on the wire; thumbnails where the name is none that we know. */
export function toGalleryView(name: string): WordPressGalleryView {
  return entryOf(GALLERY_VIEWS, name) ?? 'thumbnails';
}

/** The view of an album; undefined for a gallery. */
export function toAlbumView(name: string): WordPressAlbumOptions['view'] | undefined {
  return entryOf(ALBUM_VIEWS, name);
}
