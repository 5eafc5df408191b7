const pageOf = (view, adapter = 'static', create = 'createStaticBackend') => `
import { BackendProvider } from '@loggia/hooks';
import { ${create} } from '@loggia/hooks/${adapter}';
import { ${view} } from '@loggia/ui';
globalThis.page = [BackendProvider, ${create}, ${view}];
`;

/** The app code for each measured budget. */
export const pages = {
  static: pageOf('ThumbnailGallery'),
  wordpress: pageOf('ThumbnailGallery', 'wordpress', 'createWordPressBackend'),
};

/** The page with the static adapter, with another view instead of thumbnails. */
export const viewPages = {
  masonry: pageOf('MasonryGallery'),
  justified: pageOf('JustifiedGallery'),
  albumCompact: pageOf('AlbumCompact'),
  albumMasonry: pageOf('AlbumMasonry'),
  albumExtended: pageOf('AlbumExtended'),
  blog: pageOf('BlogGallery'),
  imageBrowser: pageOf('ImageBrowser'),
  inlineSlideshow: pageOf('InlineSlideshow'),
  featureCarousel: pageOf('FeatureCarousel'),
  browsing: pageOf('GalleryBrowser, ThumbnailGallery'),
  playlist: "import { Playlist } from '@loggia/ui'; globalThis.page = [Playlist];",
  useAlbum: `import { albumEntryImage, useAlbum } from '@loggia/hooks/album';${pageOf('ThumbnailGallery')}globalThis.album = [albumEntryImage, useAlbum];`,
  useCarousel: `import { useCarousel } from '@loggia/hooks';${pageOf('ThumbnailGallery')}globalThis.carousel = useCarousel;`,
};
