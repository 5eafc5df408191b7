export { BackendProvider } from './BackendProvider.tsx';
export { useBackend } from './useBackend.ts';
export type { AlbumCrumb, AlbumEntry, AlbumEntryKind, AlbumPage, AlbumRequest, AlbumSource } from './AlbumSource.ts';
export type { Backend } from './Backend.ts';
export type { GalleryBackend } from './GalleryBackend.ts';
export type { BackendProviderProps } from './BackendProvider.tsx';
export type { CartResponse, CartBackend, CartOrder, PriceListResponse } from './CartBackend.ts';
export type {
  CommentErrors,
  CommentField,
  CommentOutcome,
  CommentRules,
  CommentStore,
  CommentThread,
  ImageComment,
  NewComment,
} from './CommentStore.ts';
export type { ConsentSource } from './ConsentSource.ts';
export type {
  ContactFormBackend,
  ContactFormDomEvent,
  ContactFormInstance,
  ContactFormEventName,
  ContactFormNotification,
  ContactFormStatus,
  ContactInputPart,
  SendContactFormOptions,
} from './ContactFormBackend.ts';
export type {
  ContactFormResponse,
  ContactFormOutcome,
  ContactFormRenewal,
  InvalidContactField,
  NewContactCaptcha,
  NewContactQuiz,
} from './ContactFormBackend.ts';
export type {
  ContactFormAcceptanceField,
  ContactFormCaptchaField,
  ContactFormChoice,
  ContactFormInputMode,
  ContactFormChoiceField,
  ContactFormCountField,
  ContactFormDateField,
  ContactFormDescription,
  ContactFormField,
  ContactFormFileField,
  ContactFormHiddenField,
  ContactFormInputField,
  ContactFormLineField,
  ContactFormNumberField,
  ContactFormQuizField,
  ContactFormSelectField,
  ContactFormSubmitField,
  ContactFormTextareaField,
  ContactFormTextField,
} from './ContactFormDescription.ts';
export type { ContactFormRule, ContactFormRuleGroup } from './ContactFormBackend.ts';
export type { ArchiveFile, GalleryArchive, GalleryArchiveQuery } from './GalleryArchive.ts';
export type {
  ContactFormHeading,
  ContactFormList,
  ContactFormGroupEnd,
  ContactFormGroupStart,
  ContactFormParagraph,
  ContactFormProse,
  ContactFormText,
  ContactFormTextRun,
} from './ContactFormText.ts';
export type {
  ImportedPhoto,
  PhotoImportResponse,
  PhotoImporter,
  PhotoImportRequest,
  PhotoImportUpdate,
} from './PhotoImporter.ts';
export type { EmbeddedPost } from './EmbeddedPost.ts';
export type { GalleryImage, ImageKind, ImageRating } from './GalleryImage.ts';
export type { GalleryPage, GalleryQuery, GallerySource } from './GallerySource.ts';
export type { GalleryTag } from './GallerySource.ts';
export type { HitCounter } from './HitCounter.ts';
export type { ImageCandidate, ImageFile, ImageFormat } from './ImageFile.ts';
export type { LightboxSettings } from './LightboxSettings.ts';
export type { LightboxData, LightboxRequest, LightboxSource } from './LightboxSource.ts';
export type {
  CartSection,
  CheckoutPage,
  DownloadItem,
  DownloadProducts,
  ImagePriceList,
  ManualProduct,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from './CartBackend.ts';
export type { RatingStore } from './RatingStore.ts';
export type { ImageWatermark, TextWatermark, Watermark, WatermarkPosition } from './Watermark.ts';
export type {
  FileVideo,
  PlaylistDirection,
  PlaylistPage,
  PlaylistRequest,
  PlaylistSource,
  PlaylistTokens,
  PlaylistVideo,
  ProviderVideo,
  VideoTrack,
} from './PlaylistSource.ts';
export type {
  VideoPlayer,
  VideoPlayerConnection,
  VideoPlayerEvent,
  VideoPlayerHandle,
  VideoSettings,
  VideoPreferences,
} from './VideoPlayer.ts';
export type { VideoClip } from './VideoClip.ts';
