import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageFile } from '../backend/ImageFile.ts';
import type { FirstPaint, FirstPaintOf } from '../firstPaint/types.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';

/** A place in a gallery, in CSS pixels from the container's inline start and top. */
export interface LayoutRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A width and a height, in the same unit. */
export interface LayoutSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The places of all items of a gallery at one width. Rectangles are computed one by one, so that a layout of 100,000 items may be
 * arithmetic (a grid) or typed arrays (a masonry) and costs nothing for items that are not shown.
 */
export interface GalleryLayout {
  readonly count: number;
  /** The width it was made for, in CSS pixels. */
  readonly width: number;
  /** Height of the whole, in CSS pixels. */
  readonly height: number;
  rectangleOf(index: number): LayoutRectangle;
  /** Indices of the items that touch the band from `top` to `bottom`: from `start` up to, not including, `end`. */
  rangeBetween(top: number, bottom: number): LayoutRange;
}

/** The band of a container that the window shows, in CSS pixels from the container's top. */
export interface VisibleBand {
  readonly top: number;
  readonly bottom: number;
}

export interface LayoutRange {
  readonly start: number;
  readonly end: number;
}

/** Sizes of a thumbnail grid, in CSS pixels. */
export interface ThumbnailsOptions {
  /** The wanted width of a thumbnail, which determines the columns. @default THUMBNAIL_WIDTH_PX */
  readonly thumbnailWidth?: number | undefined;
  /** Height of a thumbnail that is `thumbnailWidth` wide: the two give the ratio of every thumbnail. @default THUMBNAIL_HEIGHT_PX */
  readonly thumbnailHeight?: number | undefined;
  /** @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** The gap between thumbnails. @default THUMBNAIL_GAP_PX */
  readonly gap?: number | undefined;
  /** False: thumbnails never grow beyond `thumbnailWidth`, and are centred in their columns. @default true */
  readonly resizable?: boolean | undefined;
}

/** The size of an image in a layout that keeps its ratio. */
export interface LayoutItem extends LayoutSize {
  /** Height of the text below it in a vertical masonry, in CSS pixels. @default 0 */
  readonly captionHeight?: number | undefined;
}

/**
 * A layout at any width. It is computed once: another width costs little, and a longer list costs only the items that are added. A plan is
 * immutable; `append` returns another one.
 */
export interface LayoutPlan {
  readonly count: number;
  /** `windowWidth`: for layouts that follow the window instead of the container. Both in CSS pixels. @default width */
  layoutAt(width: number, windowWidth?: number): GalleryLayout;
  append(items: Iterable<LayoutItem>): LayoutPlan;
}

/** The direction of a masonry or a justified layout: `columns` has columns, `rows` has rows. */
export type LayoutDirection = 'columns' | 'rows';

/** Layout options of a masonry. Sizes in CSS pixels. */
export interface MasonryOptions {
  /** `rows`: rows of equal height that grow sideways. @default 'columns' */
  readonly direction?: LayoutDirection | undefined;
  /** Wanted width of a column, or height of a row. @default MASONRY_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** The maximum number of columns, or the number of rows of a horizontal masonry. @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** The gap between images. @default MASONRY_GAP_PX */
  readonly gap?: number | undefined;
  /** False: columns are never wider than `thumbnailSize`, and are centred. @default true */
  readonly resizable?: boolean | undefined;
}

/** Layout options of a justified layout. Sizes in CSS pixels. */
export interface JustifiedOptions {
  /** `columns`: columns that end level. `rows`: rows that fill the width. @default 'columns' */
  readonly direction?: LayoutDirection | undefined;
  /** Wanted width of a column, or height of a row, before it is stretched. @default JUSTIFIED_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** The gap between images. @default JUSTIFIED_GAP_PX */
  readonly gap?: number | undefined;
  /** Share of the container's width, in percent. @default JUSTIFIED_TOTAL_WIDTH_PERCENT */
  readonly totalWidth?: number | undefined;
  /** Larger images in windows above 1920 pixels, smaller ones up to 640. @default false */
  readonly resizable?: boolean | undefined;
  /** Columns only. False: they have the wanted width on average, and are centred. @default true */
  readonly fillsWidth?: boolean | undefined;
  /**
   * Rows only. A last row keeps its height if it would have to grow by more than this to fill the width. `Infinity`: it always fills it.
   * @default JUSTIFIED_LAST_ROW_STRETCH
   */
  readonly lastRowStretch?: number | undefined;
}

export interface UseVirtualLayoutOptions {
  readonly count: number;
  /**
   * Creates the layout for a width, in CSS pixels. Keep its identity between renders (`useCallback`) if a layout costs more than arithmetic.
   */
  readonly createLayout: (width: number) => GalleryLayout;
  /** A fixed width, in CSS pixels: nothing is measured. */
  readonly width?: number | undefined;
  /** The distance beyond the viewport within which items are mounted, in CSS pixels. @default OVERSCAN_PX */
  readonly overscan?: number | undefined;
  /** Items in the server's HTML. @default INITIAL_COUNT */
  readonly initialCount?: number | undefined;
  /** A list no longer than this is mounted whole once it is measured. @default VIRTUALIZATION_THRESHOLD */
  readonly virtualizationThreshold?: number | undefined;
  /**
   * Returns the key of an item (`useItemKeys`), so that the focused one stays mounted when the order changes. @default its index
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** An item that is always mounted, such as the one in the lightbox. */
  readonly pinnedIndex?: number | undefined;
  /**
   * Schedules the layout for a new width. The default runs it at once, which is right for arithmetic. Pass
   * `useThrottle(RESIZE_THROTTLE_DELAY_MS)` if the work grows with the count.
   */
  readonly scheduleRelayout?: ((relayout: () => void) => void) | undefined;
  /** Reads the visible band of the list element, for a layout whose bands do not run from top to bottom. */
  readonly readBand?: ((element: HTMLElement) => VisibleBand) | undefined;
  /** False: nothing is measured and the first `initialCount` items stay in the flow of the page. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseVirtualLayoutResult {
  /** Null on the server, before the first measure and on paper: then the items stand in the flow of the page. */
  readonly layout: GalleryLayout | null;
  /** Items to mount, ascending. */
  readonly indices: readonly number[];
  /** Whether some items of the list are not mounted. */
  readonly isVirtualized: boolean;
  /** The list element. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** For the list element. It must have no padding: items are placed relative to its inline start and top. */
  readonly getContainerProps: PropGetter<'ul'>;
  /** For each item, a child of the list element. */
  getItemProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
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
     * Returns the height of the texts below an image in a vertical masonry, in CSS pixels (see `captionHeight`). Keep its identity between
     * renders. @default 0
     */
    readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
  };

export type UseJustifiedOptions<TImage extends GalleryImage = GalleryImage> = JustifiedOptions &
  ImageLayoutOptions<TImage>;

/** A virtualized masonry or justified layout. */
export interface UseImageLayoutResult extends UseVirtualLayoutResult {
  /** Whether the sizes of the first images are still being measured: nothing is laid out before. */
  readonly isPending: boolean;
  /**
   * The geometry of the first images, for `firstPaintRules` of `@loggia/hooks/firstPaint`. Null if the markup was not rendered by a server, or
   * if no position is final before the measurement.
   */
  readonly firstPaint: FirstPaint | null;
  /** For `useSlotSizes`. */
  slotOf(index: number): ImageSlot;
}

/** The place a picture is shown in. */
export interface ImageSlot {
  /** The width at which the picture covers its place, in CSS pixels; undefined until it is measured, and for a picture of a single file. */
  readonly width: number | undefined;
  /** `sizes` until then. */
  readonly unmeasuredSizes: string;
}

export interface UseThumbnailsResult extends UseVirtualLayoutResult {
  /** The geometry for `firstPaintRules` of `@loggia/hooks/firstPaint`. Null if the markup was not rendered by a server. */
  readonly firstPaint: FirstPaintOf<'thumbnails'> | null;
  /** For `useSlotSizes`. */
  slotOf(file: ImageFile): ImageSlot;
}

/** A list whose scroll position is restored, and to whose items fragments of the address lead. */
export interface RestorableList {
  readonly virtualized: Pick<UseVirtualLayoutResult, 'containerRef'> & {
    /** Null, or without items, while the list loads. */
    readonly layout: Pick<GalleryLayout, 'count' | 'rectangleOf'> | null;
  };
  /** Returns the index of the item whose element has this `id`; undefined or −1 if the list has none. */
  readonly indexOf: (id: string) => number | undefined;
}

/** The lists of a page, each with the values of its latest render. */
export type RestorableLists = ReadonlySet<RefObject<RestorableList>>;
