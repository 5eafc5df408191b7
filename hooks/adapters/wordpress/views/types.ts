import type { PagerPosition } from '../../../gallery/gallery/types.ts';
import type { ThumbnailClickAction } from '../../../lightbox/lightboxIntent/imageLinkProps.ts';
import type { FeatureGeometryOptions } from '../../../gallery/carousel/types.ts';
import type { InlineFilmstripType } from '../../../gallery/inlineSlideshow/inlineFilmstrip.ts';
import type { InlineSizeOptions } from '../../../gallery/inlineSlideshow/inlineSize.ts';
import type { MasonryOptions, JustifiedOptions, ThumbnailsOptions } from '../../../gallery/layout/types.ts';
import type { ShareNetwork } from '../../../lightbox/share/types.ts';
import type { SlideEffect } from '../../../slides/transition/types.ts';

/** The plugin's gallery views, by the names that the kit uses. */
export type WordPressGalleryView =
  | 'thumbnails'
  | 'masonry'
  | 'mosaic'
  | 'slideshow'
  | 'imageBrowser'
  | 'blog'
  | 'carousel';

/**
 * Where a view shows titles: `below` or `above` the image, over the image on `hover` or always (`show`), or not at all
 * (`none`).
 */
export type WordPressTitleDisplay = 'hover' | 'show' | 'below' | 'above' | 'none';

/**
 * What happens when an image is clicked, and the headings above the images. Values that the page doesn't specify are
 * `undefined`.
 */
export interface WordPressClickOptions {
  readonly clickAction?: ThumbnailClickAction | undefined;
  readonly opensNewTab?: boolean | undefined;
  readonly hasGalleryTitle?: boolean | undefined;
  readonly hasGalleryDescription?: boolean | undefined;
}

/** Which parts each item has in a view with several images. */
export interface WordPressItemOptions {
  readonly titleDisplay?: WordPressTitleDisplay | undefined;
  /** Number of lines in the longest title on the page, or `undefined` if the page isn't displayed. */
  readonly titleLines?: number | undefined;
  readonly hasDescriptions?: boolean | undefined;
  readonly hasPlayIcon?: boolean | undefined;
  readonly cartDisplay?: 'hover' | 'show' | 'none' | undefined;
}

export interface WordPressThumbnailsOptions extends WordPressClickOptions, WordPressItemOptions, ThumbnailsOptions {}

export interface WordPressMasonryOptions
  extends WordPressClickOptions, Omit<WordPressItemOptions, 'titleDisplay'>, MasonryOptions {
  readonly titleDisplay?: Exclude<WordPressTitleDisplay, 'above'> | undefined;
}

export interface WordPressMosaicOptions
  extends WordPressClickOptions, Omit<WordPressItemOptions, 'titleDisplay' | 'hasDescriptions'>, JustifiedOptions {
  readonly titleDisplay?: 'hover' | 'show' | 'none' | undefined;
}

export interface WordPressSlideshowOptions extends WordPressClickOptions, InlineSizeOptions {
  readonly effect?: SlideEffect | undefined;
  readonly effectDurationMs?: number | undefined;
  readonly intervalMs?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly shuffle?: boolean | undefined;
  readonly controls?: boolean | undefined;
  readonly filmstrip?: InlineFilmstripType | undefined;
  /**
   * Position of the filmstrip. `undefined` if the filmstrip is at the bottom, or if the page doesn't specify its
   * position.
   */
  readonly filmstripPosition?: 'top' | 'left' | 'right' | undefined;
  readonly filmstripCount?: number | undefined;
  readonly hasTitle?: boolean | undefined;
  readonly hasDescription?: boolean | undefined;
  readonly musicUrl?: string | undefined;
  readonly preloadCount?: number | undefined;
}

export interface WordPressBrowserOptions extends WordPressClickOptions {
  /** The maximum width of the view, in CSS pixels. */
  readonly width?: number | undefined;
  readonly hasTitle?: boolean | undefined;
  readonly hasDescription?: boolean | undefined;
}

export interface WordPressBlogOptions extends WordPressClickOptions {
  /** The maximum width of an image, in CSS pixels. */
  readonly width?: number | undefined;
  readonly hasComments?: boolean | undefined;
  /** Networks whose share links are shown below the images, in display order. Empty if there are none. */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  readonly hasCart?: boolean | undefined;
  readonly hasTitles?: boolean | undefined;
  readonly hasDescriptions?: boolean | undefined;
}

export interface WordPressCarouselOptions extends WordPressClickOptions, FeatureGeometryOptions {
  readonly intervalMs?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly arrows?: boolean | undefined;
  readonly playButton?: boolean | undefined;
  readonly hasTitles?: boolean | undefined;
}

/** A view's search and pagination settings. */
export interface WordPressBrowsingSettings {
  /** The kind of pagination, or `none` if the page contains all images or has no way to load more. */
  readonly paging: 'none' | 'numbers' | 'button' | 'scroll';
  /** Whether page links are labeled with words instead of symbols. */
  readonly hasPagerLabels: boolean;
  /** Whether page links are above the images, below them, or both. */
  readonly pagerPosition: PagerPosition;
  /** Whether a count such as "28 item(s)" is shown next to the page links. */
  readonly hasItemCount: boolean;
  readonly hasSearch: boolean;
  /** Placeholder of the search field, or `undefined` if there is none. */
  readonly searchPlaceholder: string | undefined;
  readonly hasSort: boolean;
  readonly hasTags: boolean;
  /** Whether tags are shown in a `<select>` or as buttons. */
  readonly tagsView: 'select' | 'buttons';
}

/** A gallery's view and its options. */
export type WordPressViewOptions =
  | { readonly view: 'thumbnails'; readonly options: WordPressThumbnailsOptions }
  | { readonly view: 'masonry'; readonly options: WordPressMasonryOptions }
  | { readonly view: 'mosaic'; readonly options: WordPressMosaicOptions }
  | { readonly view: 'slideshow'; readonly options: WordPressSlideshowOptions }
  | { readonly view: 'imageBrowser'; readonly options: WordPressBrowserOptions }
  | { readonly view: 'blog'; readonly options: WordPressBlogOptions }
  | { readonly view: 'carousel'; readonly options: WordPressCarouselOptions };

/** The view of an album's entries and its options. */
export type WordPressAlbumOptions =
  | {
      readonly view: 'albumCompact';
      readonly options: ThumbnailsOptions & Pick<WordPressMosaicOptions, 'titleDisplay' | 'titleLines'>;
    }
  | {
      readonly view: 'albumMasonry';
      readonly options: Omit<MasonryOptions, 'direction'> &
        Pick<WordPressMasonryOptions, 'titleDisplay' | 'titleLines'>;
    }
  | {
      readonly view: 'albumExtended';
      readonly options: Pick<ThumbnailsOptions, 'thumbnailWidth' | 'thumbnailHeight' | 'maxColumns'>;
    };

/**
 * The settings that the site's editor chose for one gallery and that its page contains. They have the same names as the
 * kit's props.
 */
export type WordPressViewSettings = (WordPressViewOptions | WordPressAlbumOptions) & {
  /** The view of an album's galleries, or a standalone gallery's own view. */
  readonly galleryView: WordPressGalleryView;
  readonly browsing: WordPressBrowsingSettings;
};

/** A view as rendered by the server. */
export interface ViewMarkup {
  readonly container: Element;
  /** An inert copy of the container. */
  readonly page: ParentNode;
  /** The widget's index on the page, starting at 0. */
  readonly instance: number;
}
