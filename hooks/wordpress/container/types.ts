import type { GalleryTag } from '../../backend/GalleryTag.ts';
import type { SortOption } from '../../browsing/useSort.ts';
import type { UseFeatureCarouselOptions } from '../../carousel/useFeatureCarousel.ts';
import type { InlineFilmstripType } from '../../inlineSlideshow/inlineFilmstrip.ts';
import type { UseInlineSlideshowOptions } from '../../inlineSlideshow/types.ts';
import type { MasonryOptions, MosaicOptions, ThumbnailsOptions } from '../../layout/types.ts';
import type { ThumbnailClickAction } from '../../lightboxIntent/imageLinkProps.ts';

/** Titles over or below the pictures. */
export type ContainerTitles = 'hover' | 'show' | 'none';

/** What every view of several images may say. */
export interface ContainerListOptions {
  readonly titleDisplay: ContainerTitles;
  readonly hasDescriptions: boolean;
}

export interface ContainerSlideshow extends Pick<
  UseInlineSlideshowOptions,
  | 'effect'
  | 'effectDuration'
  | 'shuffle'
  | 'interval'
  | 'width'
  | 'height'
  | 'titleFontSize'
  | 'descriptionFontSize'
  | 'filmstripThickness'
> {
  readonly autoplay: boolean | undefined;
  readonly filmstrip: InlineFilmstripType | undefined;
  readonly filmstripCount: number | undefined;
  readonly preloadCount: number | undefined;
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
  readonly musicUrl: string | undefined;
}

export type ContainerCarousel = Pick<
  UseFeatureCarouselOptions,
  | 'autoplay'
  | 'interval'
  | 'imageWidth'
  | 'imageHeight'
  | 'columns'
  | 'ratio'
  | 'referenceWidth'
  | 'fitsContainer'
  | 'arrows'
  | 'playButton'
> & { readonly hasTitles: boolean | undefined };

/** How a server-rendered gallery shows its images, in the options of our views. What it leaves out is our default. */
export type ContainerView =
  | ({ readonly kind: 'thumbnails' } & Pick<ThumbnailsOptions, 'thumbnailWidth' | 'maxColumns'> & ContainerListOptions)
  | ({ readonly kind: 'masonry' } & MasonryOptions & ContainerListOptions)
  | ({ readonly kind: 'mosaic' } & MosaicOptions & ContainerListOptions & { readonly hasPlayIcon: boolean })
  | ({ readonly kind: 'slideshow' } & ContainerSlideshow)
  | ({ readonly kind: 'carousel' } & ContainerCarousel)
  | { readonly kind: 'imageBrowser'; readonly hasTitle: boolean }
  | { readonly kind: 'blog'; readonly hasTitles: boolean };

/** What a server-rendered gallery can be browsed by, and what of it the server has heeded. */
export interface ContainerBrowsing {
  readonly hasSearch: boolean;
  readonly hasSort: boolean;
  /** Orders with the server's names; undefined where it names none. */
  readonly sortOptions: readonly SortOption[] | undefined;
  readonly tags: readonly GalleryTag[];
  /** The server offers them in a list to choose from, and not as buttons. */
  readonly hasTagList: boolean;
  readonly paging: 'numbers' | 'button' | 'scroll';
  readonly clickAction: ThumbnailClickAction;
  readonly opensNewTab: boolean;
  /** Title and description of the gallery stand above it. */
  readonly hasGalleryTitle: boolean;
  readonly hasGalleryDescription: boolean;
  /** What the images that are there were searched, ordered and filtered by; '' and empty: by nothing. */
  readonly shown: { readonly search: string; readonly sort: string; readonly tagIds: readonly string[] };
}

/** How a server-rendered album shows its entries, in the options of our views. */
export interface ContainerAlbumView extends Pick<ThumbnailsOptions, 'thumbnailWidth' | 'maxColumns'> {
  readonly kind: 'albumCompact' | 'albumMasonry' | 'albumExtended';
  readonly titleDisplay: ContainerTitles;
}
