import type {
  AlbumLabels,
  ArchiveLabels,
  BlogLabels,
  BrowsingLabels,
  CarouselLabels,
  CartLabels,
  CommentLabels,
  ConsentLabels,
  ContactFormLabels,
  EmbedLabels,
  DownloadLabels,
  FilmstripLabels,
  FullscreenLabels,
  GalleryLabels,
  HitsLabels,
  InlineSlideshowLabels,
  LightboxLabels,
  LoadMoreLabels,
  MediaPopupLabels,
  MultiSelectLabels,
  NavigationLabels,
  PageLabels,
  PanelsLabels,
  PhotoImportLabels,
  PlaylistLabels,
  PostEmbedLabels,
  RatingLabels,
  ShareLabels,
  SlideshowLabels,
  WatermarkLabels,
  ZoomLabels,
} from '@loggia/hooks';

/** Every text of the kit, by the hook that says it. A language is a `KitLabels`; what is missing is said in English. */
export interface KitLabels {
  readonly gallery?: Partial<GalleryLabels> | undefined;
  readonly blog?: Partial<BlogLabels> | undefined;
  readonly browsing?: Partial<BrowsingLabels> | undefined;
  readonly lightbox?: Partial<LightboxLabels> | undefined;
  readonly album?: Partial<AlbumLabels> | undefined;
  readonly archive?: Partial<ArchiveLabels> | undefined;
  readonly carousel?: Partial<CarouselLabels> | undefined;
  readonly cart?: Partial<CartLabels> | undefined;
  readonly comments?: Partial<CommentLabels> | undefined;
  readonly consent?: Partial<ConsentLabels> | undefined;
  readonly contactForm?: Partial<ContactFormLabels> | undefined;
  readonly slideshow?: Partial<SlideshowLabels> | undefined;
  readonly inlineSlideshow?: Partial<InlineSlideshowLabels> | undefined;
  readonly filmstrip?: Partial<FilmstripLabels> | undefined;
  readonly fullscreen?: Partial<FullscreenLabels> | undefined;
  readonly embed?: Partial<EmbedLabels> | undefined;
  readonly photoImport?: Partial<PhotoImportLabels> | undefined;
  readonly playlist?: Partial<PlaylistLabels> | undefined;
  readonly postEmbed?: Partial<PostEmbedLabels> | undefined;
  readonly navigation?: Partial<NavigationLabels> | undefined;
  readonly page?: Partial<PageLabels> | undefined;
  readonly panels?: Partial<PanelsLabels> | undefined;
  readonly loadMore?: Partial<LoadMoreLabels> | undefined;
  readonly mediaPopup?: Partial<MediaPopupLabels> | undefined;
  readonly multiSelect?: Partial<MultiSelectLabels> | undefined;
  readonly share?: Partial<ShareLabels> | undefined;
  readonly download?: Partial<DownloadLabels> | undefined;
  readonly watermark?: Partial<WatermarkLabels> | undefined;
  readonly hits?: Partial<HitsLabels> | undefined;
  readonly rating?: Partial<RatingLabels> | undefined;
  readonly zoom?: Partial<ZoomLabels> | undefined;
}
