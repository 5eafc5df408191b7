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

/**
 * The page with the static adapter, with another view instead of thumbnails. `addedBytes` is how much the view may add (gzipped) before
 * the first paint, compared to the page `to`, which is the one with thumbnails by default.
 */
export const viewPages = {
  masonry: { code: pageOf('MasonryGallery'), addedBytes: 2500 },
  justified: { code: pageOf('JustifiedGallery'), addedBytes: 3400 },
  albumCompact: { code: pageOf('AlbumCompact'), addedBytes: 9300 },
  albumMasonry: { code: pageOf('AlbumMasonry'), addedBytes: 9400, to: 'masonry' },
  albumExtended: { code: pageOf('AlbumExtended'), addedBytes: 10_400 },
  blog: { code: pageOf('BlogGallery'), addedBytes: 10_700 },
  imageBrowser: { code: pageOf('ImageBrowser'), addedBytes: 3000 },
  inlineSlideshow: { code: pageOf('InlineSlideshow'), addedBytes: 20_000 },
  featureCarousel: { code: pageOf('FeatureCarousel'), addedBytes: 7500 },
  browsing: { code: pageOf('GalleryBrowser, ThumbnailGallery') },
  lightbox: { code: "import { Lightbox } from '@loggia/ui/lightbox'; globalThis.page = [Lightbox];" },
  fullLightbox: { code: "import { FullLightbox } from '@loggia/ui/lightbox'; globalThis.page = [FullLightbox];" },
  parts: {
    code: `import { LightboxArrows, LightboxCaption, LightboxCloseButton, LightboxDialog, LightboxRoot, LightboxSlides, LightboxView } from '@loggia/ui/lightbox';
import { LightboxBar, LightboxCounter } from '@loggia/ui/panels';
globalThis.page = [LightboxArrows, LightboxBar, LightboxCaption, LightboxCloseButton, LightboxCounter, LightboxDialog, LightboxRoot, LightboxSlides, LightboxView];`,
  },
  playlist: { code: "import { Playlist } from '@loggia/ui'; globalThis.page = [Playlist];" },
  useAlbum: {
    code: `import { albumEntryImage, useAlbum } from '@loggia/hooks/album';${pageOf('ThumbnailGallery')}globalThis.album = [albumEntryImage, useAlbum];`,
    addedBytes: 5700,
  },
  useCarousel: {
    code: `import { useCarousel } from '@loggia/hooks';${pageOf('ThumbnailGallery')}globalThis.carousel = useCarousel;`,
    addedBytes: 8600,
  },
};
