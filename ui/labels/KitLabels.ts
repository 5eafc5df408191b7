import type { AlbumLabels } from '@loggia/hooks/album';
import type { ArchiveLabels } from '@loggia/hooks/archive';
import type { BlogLabels } from '@loggia/hooks/blog';
import type { BrowsingLabels } from '@loggia/hooks/browsing';
import type { CarouselLabels } from '@loggia/hooks/carousel';
import type { CartLabels } from '@loggia/hooks/cart';
import type { CommentLabels } from '@loggia/hooks/comments';
import type { ConsentLabels } from '@loggia/hooks/consent';
import type { ContactFormLabels } from '@loggia/hooks/contactForm';
import type { DownloadLabels } from '@loggia/hooks/download';
import type { EmbedLabels } from '@loggia/hooks/embed';
import type { FilmstripLabels } from '@loggia/hooks/filmstrip';
import type { FullscreenLabels } from '@loggia/hooks/fullscreen';
import type { GalleryLabels } from '@loggia/hooks/gallery';
import type { HitsLabels } from '@loggia/hooks/hits';
import type { InlineSlideshowLabels } from '@loggia/hooks/inlineSlideshow';
import type { LightboxLabels } from '@loggia/hooks/lightbox';
import type { LoadMoreLabels } from '@loggia/hooks/loadMore';
import type { MediaPopupLabels } from '@loggia/hooks/mediaPopup';
import type { MultiSelectLabels } from '@loggia/hooks/multiSelect';
import type { NavigationLabels } from '@loggia/hooks/navigation';
import type { PageLabels } from '@loggia/hooks/page';
import type { PanelsLabels } from '@loggia/hooks/panels';
import type { PhotoImportLabels } from '@loggia/hooks/photoImport';
import type { PlaylistLabels } from '@loggia/hooks/playlist';
import type { PostEmbedLabels } from '@loggia/hooks/postEmbed';
import type { RatingLabels } from '@loggia/hooks/rating';
import type { ShareLabels } from '@loggia/hooks/share';
import type { SlideshowLabels } from '@loggia/hooks/slideshow';
import type { WatermarkLabels } from '@loggia/hooks/watermark';
import type { ZoomLabels } from '@loggia/hooks/zoom';

/**
 * All labels and messages of the kit, keyed by hook. A translation is a `KitLabels` object. Missing labels are in
 * English.
 */
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
