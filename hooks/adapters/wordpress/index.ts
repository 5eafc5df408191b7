export { createWordPressBackend } from './createWordPressBackend.ts';
export { createWordPressAlbums } from './album/createWordPressAlbums.ts';
export { createWordPressContactForms } from './contactForm/createWordPressContactForms.ts';
export type { WordPressContactFormsOptions } from './contactForm/createWordPressContactForms.ts';
export {
  createWordPressPlaylist,
  createRenewingPlaylist,
  renewPlaylistSecurity,
} from './playlist/createWordPressPlaylist.ts';
export { createWordPressPhotoImporter } from './photoImport/createWordPressPhotoImporter.ts';
export type { WordPressPhotoImporterOptions } from './photoImport/createWordPressPhotoImporter.ts';
export { createWordPressRest } from './createWordPressRest.ts';
export type { WordPressRest, WordPressRestOptions, ApplicationPassword } from './createWordPressRest.ts';
export type { MediaUpload } from './uploadMedia.ts';
export { embeddedItems } from './restWire.ts';
export { parseEmbeddedPost } from './parseEmbeddedPost.ts';
export { readGalleryContainer } from './readGalleryContainer.ts';
export type { WordPressGallery } from './readGalleryContainer.ts';
export { readAlbumContainer } from './album/readAlbumContainer.ts';
export { readContainer } from './container/readContainer.ts';
export type { ReadContainerOptions, WordPressContainer } from './container/readContainer.ts';
export { readPageSettings, toKitLabels } from './container/readPageSettings.ts';
export type { PageSettings, ContainerLabels } from './container/readPageSettings.ts';
export { stopOriginalGallery, readContainerAction, readControlSide } from './container/originalGallery.ts';
export type { ContainerAction } from './container/originalGallery.ts';
export { readDescribedImages, readParameterImages } from './container/imagesOf.ts';
export {
  browsingParameters,
  matchesBrowsing,
  readGalleryTags,
  readResponseBrowsing,
} from './container/containerBrowsing.ts';
export type { ContainerBrowsing } from './container/containerBrowsing.ts';
export { renewContainer } from './container/renewal.ts';
export type { RenewContainerOptions } from './container/renewal.ts';
export { createRenewingBackend } from './container/createRenewingBackend.ts';
export { readContactForm } from './contactForm/markup/readContactForm.ts';
export { readContactFormApi } from './contactForm/markup/readContactFormApi.ts';
export { muteOriginalContactForm, whenContactFormIdle } from './contactForm/markup/originalForm.ts';
export { readPlaylistContainer } from './playlist/readPlaylistContainer.ts';
export { toPlaylistOptions } from './playlist/playlistSettings.ts';
export type { PlaylistSettings, WordPressPlaylist, WordPressPlaylistConfig } from './playlist/playlistSettings.ts';
export { redundantPlaylistScript, readPlaylistAction } from './playlist/originalPlaylist.ts';
export type { PlaylistAction } from './playlist/originalPlaylist.ts';
export { readResponseAlbumView, readResponseView, readViewSettings } from './views/readViewSettings.ts';
export type { ResponseView } from './views/readViewSettings.ts';
export { readItemCount } from './views/readBrowsingSettings.ts';
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
export {
  readBlockGallery,
  readClassicGallery,
  readCoreGallery,
  readLinkedImages,
} from './coreGallery/readCoreGallery.ts';
export type { CoreGallery } from './coreGallery/readCoreGallery.ts';
export type { CoreImage } from './coreGallery/readCoreImages.ts';
export { findImageControl, findPressedImage } from './coreGallery/pressedImage.ts';
export { toCoreLayout } from './coreGallery/coreLayout.ts';
export type { CoreLayout } from './coreGallery/coreLayout.ts';
export { readBlockOptions } from './coreGallery/readBlockOptions.ts';
export type { CoreGalleryDisplay } from './coreGallery/readBlockOptions.ts';
export { buildFrontendDataRequest } from './buildFrontendDataRequest.ts';
export {
  buildCartRequest,
  buildHitRequest,
  buildLightboxUrl,
  buildPriceListRequest,
  buildRatingRequest,
} from './lightboxRequests.ts';
export type {
  WordPressCartRequest,
  WordPressPriceListRequest,
  WordPressHitRequest,
  WordPressRatingRequest,
} from './lightboxRequests.ts';
export { allowedServer } from './allowedServer.ts';
export type { AllowedServers } from './allowedServer.ts';
export {
  GALLERY_CONTAINER,
  GALLERY_CONTROLS,
  ORIGINAL_LIGHTBOX,
  hasErrorBlock,
  CONTACT_FORM,
  CONTACT_FORM_SUBMIT,
  CORE_GALLERY,
  CORE_LIGHTBOX,
  CORE_LIGHTBOX_TRIGGER,
  FILE_LINK,
  IN_GALLERY,
  LOGGIA_BLOCK,
  POST_CONTENT,
  coreContainerOf,
  PLAYLIST_CONTAINER,
  PLAYLIST_CONTROLS,
} from './selectors.ts';
export type {
  ResponseContext,
  CandidatesOf,
  ImagesOf,
  WordPressArchiveOptions,
  WordPressBackendOptions,
  WordPressGalleryConfig,
  WordPressAlbum,
  WordPressAlbumConfig,
  WordPressAlbumsOptions,
} from './types.ts';
export type { FormField } from '../../data/rest/types.ts';
