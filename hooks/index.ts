// Hooks, the backend provider, and types, grouped by feature. Constants, labels and pure functions are exported from
// the entry point of each feature.

// Backend provider and errors
export { BackendProvider, useBackend } from './backend/index.ts';
export type * from './backend/index.ts';
export type * from './errors/index.ts';

// Galleries and layouts
export { useGallery, useGalleryFocus } from './gallery/index.ts';
export type * from './gallery/index.ts';
export {
  useThumbnails,
  useCaptionedThumbnails,
  useLayoutAnchor,
  useMasonry,
  useJustified,
  useThrottle,
  useVirtualLayout,
} from './layout/index.ts';
export type * from './layout/index.ts';
export type * from './firstPaint/index.ts';
export { useImageAspectRatio, useImageFailure, useSlotSizes } from './picture/index.ts';
export type * from './picture/index.ts';

// Lightbox
export { useControlsReady, useLightbox, useSettledImageId } from './lightbox/index.ts';
export type * from './lightbox/index.ts';
export { useLightboxIntent, usePendingOpenRequest, useLinkFallback, useLoadingDialog } from './lightboxIntent/index.ts';
export type * from './lightboxIntent/index.ts';
export { useDialog, useStatusRegion } from './dialog/index.ts';
export type * from './dialog/index.ts';
export { useThumbnailFlight } from './thumbnailFlight/index.ts';
export type * from './thumbnailFlight/index.ts';

// Lightbox features
export { useLoadMore, useGalleryPages } from './loadMore/index.ts';
export type * from './loadMore/index.ts';
export { useSlideshow, usePauseOnInteraction, usePauseForVideo } from './slideshow/index.ts';
export type * from './slideshow/index.ts';
export { useSlideTransition } from './transition/index.ts';
export type * from './transition/index.ts';
export { useFilmstrip } from './filmstrip/index.ts';
export type * from './filmstrip/index.ts';
export { useSwipe } from './swipe/index.ts';
export type * from './swipe/index.ts';
export { useZoom } from './zoom/index.ts';
export type * from './zoom/index.ts';
export { useFullscreen } from './fullscreen/index.ts';
export type * from './fullscreen/index.ts';
export { usePreload } from './preload/index.ts';
export type * from './preload/index.ts';
export { useDeepLink } from './deepLink/index.ts';
export type * from './deepLink/index.ts';
export { useHistoryEntry } from './history/index.ts';
export type * from './history/index.ts';
export {
  useControlBar,
  useSidebars,
  useIdle,
  useInfo,
  useFullSize,
  useMaximize,
  useMoreMenu,
  useTooltip,
  useTooltipIntent,
  useRatingPanel,
} from './panels/index.ts';
export type * from './panels/index.ts';
export { useHits } from './hits/index.ts';
export type * from './hits/index.ts';
export { useOverlayHost } from './overlayHost/index.ts';
export type * from './overlayHost/index.ts';
export { useLightboxAnalytics, useAnalyticsListeners } from './analytics/index.ts';
export type * from './analytics/index.ts';

// Gallery views
export { useImageBrowser, useLightboxPosition } from './imageBrowser/index.ts';
export type * from './imageBrowser/index.ts';
export {
  useInlineSlideshow,
  useInlineFilmstrip,
  useInlinePlayback,
  useInlinePreload,
  useLightboxPause,
  useSlideshowMusic,
} from './inlineSlideshow/index.ts';
export type * from './inlineSlideshow/index.ts';
export { useCarousel, useFeatureCarousel } from './carousel/index.ts';
export type * from './carousel/index.ts';
export { useBlog } from './blog/index.ts';
export type * from './blog/index.ts';

// Albums and browsing
export { useAlbum, useAlbumDescription, useVirtualEntries } from './album/index.ts';
export type * from './album/index.ts';
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
} from './browsing/index.ts';
export type * from './browsing/index.ts';

// Comments, rating, shop, sharing
export { useComments } from './comments/index.ts';
export type * from './comments/index.ts';
export { useRating } from './rating/index.ts';
export type * from './rating/index.ts';
export { useCart } from './cart/index.ts';
export type * from './cart/index.ts';
export { useShare } from './share/index.ts';
export type * from './share/index.ts';
export { useDownload } from './download/index.ts';
export type * from './download/index.ts';
export { useArchive } from './archive/index.ts';
export type * from './archive/index.ts';
export { useWatermark } from './watermark/index.ts';
export type * from './watermark/index.ts';
export { useImageProtection } from './protection/index.ts';
export type * from './protection/index.ts';

// Forms
export { useContactForm, useContactField, useContactCount } from './contactForm/index.ts';
export type * from './contactForm/index.ts';
export { useMultiSelect } from './multiSelect/index.ts';
export type * from './multiSelect/index.ts';

// Playlists, players, embeds, consent
export {
  usePlaylist,
  usePlaylistPages,
  useVideoList,
  useClampedText,
  useFollowVideo,
  useVideoCarousel,
} from './playlist/index.ts';
export type * from './playlist/index.ts';
export { usePlayer, useFramePlayer, usePlayerGroup } from './player/index.ts';
export type * from './player/index.ts';
export { useEmbed, useEmbedFailure } from './embed/index.ts';
export type * from './embed/index.ts';
export { usePostEmbed } from './postEmbed/index.ts';
export type * from './postEmbed/index.ts';
export { useConsent, useHasConsent } from './consent/index.ts';
export type * from './consent/index.ts';

// Marketing pages
export { useReveal, useBackToTop, useCounter, useFullHeight, usePageLoader, useParallax } from './page/index.ts';
export type * from './page/index.ts';
export { useSiteNavigation, useOffCanvasMenu } from './navigation/index.ts';
export type * from './navigation/index.ts';
export { useMediaPopup, useImagePopups, useFramePopup, useMediaLink } from './mediaPopup/index.ts';
export type * from './mediaPopup/index.ts';
export { useProgressBar } from './progressBar/index.ts';
export type * from './progressBar/index.ts';
export { useScrollArea } from './scrollArea/index.ts';
export type * from './scrollArea/index.ts';

// Administration
export { useMediaUpload } from './mediaUpload/index.ts';
export type * from './mediaUpload/index.ts';
export { usePhotoImport } from './photoImport/index.ts';
export type * from './photoImport/index.ts';

// Utilities: requests, lazy chunks, shared helpers
export { useRest } from './rest/index.ts';
export type * from './rest/index.ts';
export { useChunk } from './chunk/index.ts';
export type * from './chunk/index.ts';
export { useFocusKept, useIsClient, useIsServerRendered, useItemKeys } from './shared/index.ts';
export type * from './shared/index.ts';
