export { browsingParameters } from './container/containerBrowsing.ts';
export { buildCartRequest } from './lightboxRequests.ts';
export { buildFrontendDataRequest } from './buildFrontendDataRequest.ts';
export { buildHitRequest } from './lightboxRequests.ts';
export { buildLightboxUrl } from './lightboxRequests.ts';
export { buildPriceListRequest } from './lightboxRequests.ts';
export { buildRatingRequest } from './lightboxRequests.ts';
export { createWordPressAlbums } from './album/createWordPressAlbums.ts';
export { createWordPressArchive } from './createWordPressArchive.ts';
export { createWordPressBackend } from './createWordPressBackend.ts';
export { createWordPressContactForms } from './contactForm/createWordPressContactForms.ts';
export { createWordPressPhotoImporter } from './photoImport/createWordPressPhotoImporter.ts';
export { createWordPressRest } from './createWordPressRest.ts';
export { embeddedItems } from './restWire.ts';
export { parseEmbeddedPost } from './parseEmbeddedPost.ts';
export { GALLERY_CONTAINER, GALLERY_CONTROLS, ORIGINAL_LIGHTBOX } from './selectors.ts';
export { allowedServer } from './allowedServer.ts';
export type { AllowedServers } from './allowedServer.ts';
export { answersBrowsing } from './container/containerBrowsing.ts';
export { createRenewingBackend } from './container/createRenewingBackend.ts';
export { hasErrorBlock } from './selectors.ts';
export { stopOriginalGallery } from './container/originalGallery.ts';
export { readContainer } from './container/readContainer.ts';
export { readItemCount } from './views/readBrowsingSettings.ts';
export { readPageSettings } from './container/readPageSettings.ts';
export { readDescribedImages } from './container/imagesOf.ts';
export { readParameterImages } from './container/imagesOf.ts';
export { readPress } from './container/originalGallery.ts';
export { renewContainer } from './container/renewal.ts';
export { toKitLabels } from './container/readPageSettings.ts';
export { CONTACT_FORM, CONTACT_FORM_SUBMIT } from './selectors.ts';
export { readContactForm } from './contactForm/markup/readContactForm.ts';
export { readContactFormApi } from './contactForm/markup/readContactFormApi.ts';
export { muteOriginalContactForm } from './contactForm/markup/originalForm.ts';
export { whenContactFormIdle } from './contactForm/markup/originalForm.ts';
export { readAlbumContainer } from './album/readAlbumContainer.ts';
export { readGalleryContainer } from './readGalleryContainer.ts';
export { readGalleryTags } from './container/containerBrowsing.ts';
export { readAnsweredAlbumView } from './views/readViewSettings.ts';
export { readAnsweredView } from './views/readViewSettings.ts';
export { readAnsweredBrowsing } from './container/containerBrowsing.ts';
export { readViewSettings } from './views/readViewSettings.ts';
export type { WordPressContactFormsOptions } from './contactForm/createWordPressContactForms.ts';
export type { WordPressCartRequest } from './lightboxRequests.ts';
export type { WordPressPriceListRequest } from './lightboxRequests.ts';
export type { FormField } from '../rest/types.ts';
export type { WordPressHitRequest } from './lightboxRequests.ts';
export type { WordPressRatingRequest } from './lightboxRequests.ts';
export type { WordPressArchiveOptions } from './createWordPressArchive.ts';
export type { WordPressGallery } from './readGalleryContainer.ts';
export type { ReadContainerOptions, WordPressContainer } from './container/readContainer.ts';
export type { PageSettings } from './container/readPageSettings.ts';
export type { ContainerPress } from './container/originalGallery.ts';
export type { RenewContainerOptions } from './container/renewal.ts';
export type { ContainerLabels } from './container/readPageSettings.ts';
export type { ContainerBrowsing } from './container/containerBrowsing.ts';
export type {
  AnswerContext,
  CandidatesOf,
  ImagesOf,
  WordPressBackendOptions,
  WordPressGalleryConfig,
} from './types.ts';
export type { MediaUpload } from './uploadMedia.ts';
export type { WordPressRest, WordPressRestOptions } from './createWordPressRest.ts';
export type { WordPressPhotoImporterOptions } from './photoImport/createWordPressPhotoImporter.ts';
export type { ApplicationPassword } from './createWordPressRest.ts';
export type { WordPressAlbum, WordPressAlbumConfig, WordPressAlbumsOptions } from './types.ts';
export type { AnsweredView } from './views/readViewSettings.ts';
export type {
  WordPressAlbumOptions,
  WordPressBlogOptions,
  WordPressBrowserOptions,
  WordPressBrowsingSettings,
  WordPressCarouselOptions,
  WordPressClickOptions,
  WordPressGalleryView,
  WordPressItemOptions,
  WordPressMasonryOptions,
  WordPressMosaicOptions,
  WordPressSlideshowOptions,
  WordPressThumbnailsOptions,
  WordPressTitleDisplay,
  WordPressViewOptions,
  WordPressViewSettings,
} from './views/types.ts';
export { createWordPressPlaylist } from './playlist/createWordPressPlaylist.ts';
export { createRenewingPlaylist, renewPlaylistSecurity } from './playlist/createWordPressPlaylist.ts';
export { PLAYLIST_CONTAINER, PLAYLIST_CONTROLS } from './selectors.ts';
export { readPlaylistContainer } from './playlist/readPlaylistContainer.ts';
export { redundantPlaylistScript } from './playlist/originalPlaylist.ts';
export { readPlaylistPress } from './playlist/originalPlaylist.ts';
export { toPlaylistOptions } from './playlist/playlistSettings.ts';
export type { PlaylistPress } from './playlist/originalPlaylist.ts';
export type { PlaylistSettings, WordPressPlaylist, WordPressPlaylistConfig } from './playlist/playlistSettings.ts';
