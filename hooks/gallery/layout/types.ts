import type { RefObject } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ImageFile } from '../../data/backend/ImageFile.ts';
import type { FirstPaint, FirstPaintOf } from '../firstPaint/types.ts';
import type { GalleryLayout, UseVirtualLayoutOptions, UseVirtualLayoutResult } from '../virtual/types.ts';

/** A width and a height in the same unit. */
export interface LayoutSize {
  readonly width: number;
  readonly height: number;
}

/** Options for a thumbnail grid. Sizes are in CSS pixels. */
export interface ThumbnailsOptions {
  /** Preferred width of a thumbnail. It determines the number of columns. @default THUMBNAIL_WIDTH_PX */
  readonly thumbnailWidth?: number | undefined;
  /**
   * Height of a thumbnail that is `thumbnailWidth` wide. Together, the two options set the aspect ratio of all
   * thumbnails.
   * @default THUMBNAIL_HEIGHT_PX
   */
  readonly thumbnailHeight?: number | undefined;
  /** Maximum number of columns. @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** Gap between thumbnails. @default THUMBNAIL_GAP_PX */
  readonly gap?: number | undefined;
  /** If `false`, thumbnails never grow beyond `thumbnailWidth` and are centered in their columns. @default true */
  readonly resizable?: boolean | undefined;
}

/** Size of an image in a layout that preserves aspect ratios. */
export interface LayoutItem extends LayoutSize {
  /** Height of the text below the image in a vertical masonry layout, in CSS pixels. @default 0 */
  readonly captionHeight?: number | undefined;
}

/**
 * A layout for any width. It is computed once. Switching to a different width is cheap, and the cost of extending the
 * list depends only on the number of added items. Plans are immutable, so `append` returns a new plan.
 */
export interface LayoutPlan {
  readonly count: number;
  /**
   * Returns the layout for a width. `windowWidth` is for layouts that depend on the window's width instead of the
   * container's. `width` and `windowWidth` are in CSS pixels.
   * @default width
   */
  layoutAt(width: number, windowWidth?: number): GalleryLayout;
  append(items: Iterable<LayoutItem>): LayoutPlan;
}

/** Direction of a masonry or justified layout: columns or rows. */
export type LayoutDirection = 'columns' | 'rows';

/** Options for a masonry layout. Sizes are in CSS pixels. */
export interface MasonryOptions {
  /**
   * Layout direction. With `rows`, all rows have the same height, and the layout scrolls horizontally.
   * @default 'columns'
   */
  readonly direction?: LayoutDirection | undefined;
  /** Preferred width of a column, or height of a row. @default MASONRY_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** Maximum number of columns, or the number of rows in a horizontal masonry layout. @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** Gap between images. @default MASONRY_GAP_PX */
  readonly gap?: number | undefined;
  /** If `false`, columns are never wider than `thumbnailSize` and are centered. @default true */
  readonly resizable?: boolean | undefined;
}

/** Options for a justified layout. Sizes are in CSS pixels. */
export interface JustifiedOptions {
  /** Layout direction. `columns` all end at the same height, and `rows` fill the width. @default 'columns' */
  readonly direction?: LayoutDirection | undefined;
  /** Preferred width of a column, or height of a row, before stretching. @default JUSTIFIED_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** Gap between images. @default JUSTIFIED_GAP_PX */
  readonly gap?: number | undefined;
  /** Percentage of the container's width to use. @default JUSTIFIED_TOTAL_WIDTH_PERCENT */
  readonly totalWidth?: number | undefined;
  /**
   * Whether to enlarge images in windows wider than 1920 pixels, and shrink them in windows up to 640 pixels wide.
   * @default false
   */
  readonly resizable?: boolean | undefined;
  /**
   * If `false`, columns have the preferred width on average and are centered. Applies only to columns.
   * @default true
   */
  readonly fillsWidth?: boolean | undefined;
  /**
   * Maximum factor by which the last row may grow to fill the width. If the row would have to grow more, it keeps the
   * preferred height. With `Infinity`, the row always fills the width. Applies only to rows.
   * @default JUSTIFIED_LAST_ROW_STRETCH
   */
  readonly lastRowStretch?: number | undefined;
}

export interface UseThumbnailsOptions
  extends ThumbnailsOptions, Omit<UseVirtualLayoutOptions, 'createLayout' | 'scheduleRelayout'> {}

/** @inline */
type ImageLayoutOptions<TImage> = Pick<
  UseVirtualLayoutOptions,
  'width' | 'overscan' | 'initialCount' | 'virtualizationThreshold' | 'pinnedIndex' | 'enabled'
> & {
  readonly images: readonly TImage[];
};

export type UseMasonryOptions<TImage extends GalleryImage = GalleryImage> = MasonryOptions &
  ImageLayoutOptions<TImage> & {
    /**
     * Returns the height of the text below an image in a vertical masonry layout, in CSS pixels (see `captionHeight`).
     * Keep this function stable with `useCallback`.
     * @default 0
     */
    readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
  };

export type UseJustifiedOptions<TImage extends GalleryImage = GalleryImage> = JustifiedOptions &
  ImageLayoutOptions<TImage>;

/** A virtualized masonry or justified layout. */
export interface UseImageLayoutResult extends UseVirtualLayoutResult {
  /** Whether the sizes of the first images are still being measured. Nothing is laid out until then. */
  readonly isPending: boolean;
  /**
   * Geometry of the first images, for `firstPaintRules` from `@loggia/hooks/firstPaint`. `null` if the markup was not
   * server-rendered, or if no image's position is final before images are measured.
   */
  readonly firstPaint: FirstPaint | null;
  /** Returns the slot that an image is shown in. Pass it to `useSlotSizes`. */
  slotOf(index: number): ImageSlot;
}

/** The slot that an image is shown in. */
export interface ImageSlot {
  /**
   * Width at which the image covers its slot, in CSS pixels. `undefined` until the slot is measured, and for images
   * with a single file.
   */
  readonly width: number | undefined;
  /** Value of the `sizes` attribute until `width` is known. */
  readonly unmeasuredSizes: string;
}

export interface UseThumbnailsResult extends UseVirtualLayoutResult {
  /** Geometry for `firstPaintRules` from `@loggia/hooks/firstPaint`. `null` if the markup was not server-rendered. */
  readonly firstPaint: FirstPaintOf<'thumbnails'> | null;
  /** Returns the slot that an image is shown in. Pass it to `useSlotSizes`. */
  slotOf(file: ImageFile): ImageSlot;
}

/** A list whose scroll position is restored and whose items can be targets of URL fragments. */
export interface RestorableList {
  readonly virtualized: Pick<UseVirtualLayoutResult, 'containerRef'> & {
    /** `null` or empty while the list loads. */
    readonly layout: Pick<GalleryLayout, 'count' | 'rectangleOf'> | null;
  };
  /** Returns the index of the item whose element has this `id`. Returns `undefined` or −1 if there is no such item. */
  readonly indexOf: (id: string) => number | undefined;
}

/** Refs to the lists on a page. Each ref holds the values from its list's latest render. */
export type RestorableLists = ReadonlySet<RefObject<RestorableList>>;
