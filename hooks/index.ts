// Hooks, the backend provider, and types, grouped by feature. Constants, labels and pure functions are exported from
// the entry point of each feature.

// Backend provider and errors
export { BackendProvider, useBackend } from './data/backend/index.ts';
export type * from './data/backend/index.ts';
export type * from './core/errors/index.ts';

// Galleries and layouts
export { useGallery, useGalleryFocus } from './gallery/gallery/index.ts';
export type * from './gallery/gallery/index.ts';
export {
  useThumbnails,
  useCaptionedThumbnails,
  useLayoutAnchor,
  useMasonry,
  useJustified,
  useThrottle,
  useVirtualLayout,
} from './gallery/layout/index.ts';
export type * from './gallery/layout/index.ts';
export type * from './gallery/firstPaint/index.ts';
export { useImageAspectRatio, useImageFailure, useSlotSizes } from './core/picture/index.ts';
export type * from './core/picture/index.ts';

// Lightbox
export { useControlsReady, useLightbox, useSettledImageId } from './lightbox/lightbox/index.ts';
export type * from './lightbox/lightbox/index.ts';
export {
  useLightboxIntent,
  usePendingOpenRequest,
  useLinkFallback,
  useLoadingDialog,
} from './lightbox/lightboxIntent/index.ts';
export type * from './lightbox/lightboxIntent/index.ts';
export { useDialog, useStatusRegion } from './core/dialog/index.ts';
export type * from './core/dialog/index.ts';
export { useThumbnailFlight } from './lightbox/thumbnailFlight/index.ts';
export type * from './lightbox/thumbnailFlight/index.ts';

// Lightbox features
export { useLoadMore, useGalleryPages } from './lightbox/loadMore/index.ts';
export type * from './lightbox/loadMore/index.ts';
export { useSlideshow, usePauseOnInteraction, usePauseForVideo } from './slides/slideshow/index.ts';
export type * from './slides/slideshow/index.ts';
export { useSlideTransition } from './slides/transition/index.ts';
export type * from './slides/transition/index.ts';
export { useFilmstrip } from './slides/filmstrip/index.ts';
export type * from './slides/filmstrip/index.ts';
export { useSwipe } from './slides/swipe/index.ts';
export type * from './slides/swipe/index.ts';
export { useZoom } from './lightbox/zoom/index.ts';
export type * from './lightbox/zoom/index.ts';
export { useFullscreen } from './lightbox/fullscreen/index.ts';
export type * from './lightbox/fullscreen/index.ts';
export { usePreload } from './slides/preload/index.ts';
export type * from './slides/preload/index.ts';
export { useDeepLink } from './lightbox/deepLink/index.ts';
export type * from './lightbox/deepLink/index.ts';
export { useHistoryEntry } from './core/history/index.ts';
export type * from './core/history/index.ts';
export {
  useControlBar,
  useSidebars,
  useIdle,
  useInfo,
  useFullSize,
  useMaximize,
  useMenuButton,
  useMoreMenu,
  useTooltip,
  useTooltipIntent,
  useRatingPanel,
} from './lightbox/panels/index.ts';
export type * from './lightbox/panels/index.ts';
export { useHits } from './lightbox/hits/index.ts';
export type * from './lightbox/hits/index.ts';
export { useOverlayHost } from './core/overlayHost/index.ts';
export type * from './core/overlayHost/index.ts';
export { useLightboxAnalytics, useAnalyticsListeners } from './lightbox/analytics/index.ts';
export type * from './lightbox/analytics/index.ts';

// Gallery views
export { useImageBrowser, useLightboxPosition } from './gallery/imageBrowser/index.ts';
export type * from './gallery/imageBrowser/index.ts';
export {
  useInlineSlideshow,
  useInlineFilmstrip,
  useInlinePlayback,
  useInlinePreload,
  useLightboxPause,
  useSlideshowMusic,
} from './gallery/inlineSlideshow/index.ts';
export type * from './gallery/inlineSlideshow/index.ts';
export { useCarousel, useFeatureCarousel } from './gallery/carousel/index.ts';
export type * from './gallery/carousel/index.ts';
export { useBlog } from './gallery/blog/index.ts';
export type * from './gallery/blog/index.ts';

// Albums and browsing
export { useAlbum, useAlbumDescription, useVirtualEntries } from './gallery/album/index.ts';
export type * from './gallery/album/index.ts';
export {
  useGalleryBrowser,
  useBrowsing,
  useAppendedPages,
  useAppendingSource,
  useBrowsingUrlState,
  usePageScroll,
  usePaging,
  useSearch,
  useSort,
  useTagFilter,
} from './gallery/browsing/index.ts';
export type * from './gallery/browsing/index.ts';

// Comments, rating, shop, sharing
export { useComments } from './lightbox/comments/index.ts';
export type * from './lightbox/comments/index.ts';
export { useRating } from './lightbox/rating/index.ts';
export type * from './lightbox/rating/index.ts';
export { useCart } from './lightbox/cart/index.ts';
export type * from './lightbox/cart/index.ts';
export { useShare } from './lightbox/share/index.ts';
export type * from './lightbox/share/index.ts';
export { useDownload } from './lightbox/download/index.ts';
export type * from './lightbox/download/index.ts';
export { useArchive } from './lightbox/archive/index.ts';
export type * from './lightbox/archive/index.ts';
export { useWatermark } from './gallery/watermark/index.ts';
export type * from './gallery/watermark/index.ts';
export { useImageProtection } from './gallery/protection/index.ts';
export type * from './gallery/protection/index.ts';

// Forms
export { useContactForm, useContactField, useContactCount } from './site/contactForm/index.ts';
export type * from './site/contactForm/index.ts';
export { useMultiSelect } from './admin/multiSelect/index.ts';
export type * from './admin/multiSelect/index.ts';

// Playlists, players, embeds, consent
export {
  usePlaylist,
  usePlaylistPages,
  usePlaylistPopup,
  useVideoList,
  useClampedText,
  useVideoCarousel,
} from './media/playlist/index.ts';
export type * from './media/playlist/index.ts';
export { usePlayer, useFramePlayer, usePlayerGroup } from './media/player/index.ts';
export type * from './media/player/index.ts';
export { useEmbed, useEmbedFailure } from './media/embed/index.ts';
export type * from './media/embed/index.ts';
export { usePostEmbed } from './media/postEmbed/index.ts';
export type * from './media/postEmbed/index.ts';
export { useConsent, useHasConsent } from './media/consent/index.ts';
export type * from './media/consent/index.ts';

// Marketing pages
export { useReveal, useBackToTop, useCounter, useFullHeight, usePageLoader, useParallax } from './site/page/index.ts';
export type * from './site/page/index.ts';
export { useSiteNavigation, useOffCanvasMenu } from './site/navigation/index.ts';
export type * from './site/navigation/index.ts';
export { useMediaPopup, useImagePopups, useFramePopup, useMediaLink } from './media/mediaPopup/index.ts';
export type * from './media/mediaPopup/index.ts';
export { useProgressBar } from './site/progressBar/index.ts';
export type * from './site/progressBar/index.ts';
export { useScrollArea } from './core/scrollArea/index.ts';
export type * from './core/scrollArea/index.ts';

// Administration
export { useMediaUpload } from './admin/mediaUpload/index.ts';
export type * from './admin/mediaUpload/index.ts';
export { usePhotoImport } from './admin/photoImport/index.ts';
export type * from './admin/photoImport/index.ts';

// Utilities: requests, lazy chunks, shared helpers
export { useRest } from './data/rest/index.ts';
export type * from './data/rest/index.ts';
export { useChunk } from './core/chunk/index.ts';
export type * from './core/chunk/index.ts';
export { useFocusKept, useIsClient, useIsServerRendered, useItemKeys } from './core/shared/index.ts';
export type * from './core/shared/index.ts';
