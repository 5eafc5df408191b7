import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageFile } from '../backend/ImageFile.ts';
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
 * The places of all items of a gallery at one width. Rectangles are asked for one by one, so that a layout of 100,000
 * items may be arithmetic (a grid) or typed arrays (masonry) and costs nothing for what is not shown.
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
  /** Wanted width of a thumbnail: it decides on the columns. @default THUMBNAIL_WIDTH_PX */
  readonly thumbnailWidth?: number | undefined;
  /** Height of a thumbnail that is `thumbnailWidth` wide: the two give the ratio of every thumbnail. @default THUMBNAIL_HEIGHT_PX */
  readonly thumbnailHeight?: number | undefined;
  /** @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** Between thumbnails. @default THUMBNAIL_GAP_PX */
  readonly gap?: number | undefined;
  /** False: thumbnails never grow beyond `thumbnailWidth` and stand in the middle of their column. @default true */
  readonly resizable?: boolean | undefined;
}

/** An image as a layout in its own ratio sees it. */
export interface LayoutItem extends LayoutSize {
  /** Height of the text below it in a vertical masonry, in CSS pixels. @default 0 */
  readonly captionHeight?: number | undefined;
}

/**
 * A layout at any width. It is worked out once: another width costs little, and a longer list costs what is appended. A plan
 * does not change, `append` makes another one.
 */
export interface LayoutPlan {
  readonly count: number;
  /** `windowWidth`: for what follows the window instead of the container; both in CSS pixels. @default width */
  layoutAt(width: number, windowWidth?: number): GalleryLayout;
  append(items: Iterable<LayoutItem>): LayoutPlan;
}

/** The direction of a masonry or a mosaic: `vertical` has columns, `horizontal` has rows. */
export type LayoutDirection = 'vertical' | 'horizontal';

/** Layout options of a masonry. Sizes in CSS pixels. */
export interface MasonryOptions {
  /** `horizontal`: rows of one height that grow sideways. @default 'vertical' */
  readonly direction?: LayoutDirection | undefined;
  /** Wanted width of a column, or height of a row. @default MASONRY_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** Cap of columns; the number of rows of a horizontal masonry. @default MAX_COLUMNS */
  readonly maxColumns?: number | undefined;
  /** Between images. @default MASONRY_GAP_PX */
  readonly gap?: number | undefined;
  /** False: columns are never wider than `thumbnailSize` and stand in the middle. @default true */
  readonly resizable?: boolean | undefined;
}

/** Layout options of a mosaic. Sizes in CSS pixels. */
export interface MosaicOptions {
  /** `vertical`: columns that end level. `horizontal`: rows that fill the width. @default 'vertical' */
  readonly direction?: LayoutDirection | undefined;
  /** Wanted width of a column, or height of a row, before it is stretched. @default MOSAIC_THUMBNAIL_SIZE_PX */
  readonly thumbnailSize?: number | undefined;
  /** Between images. @default MOSAIC_GAP_PX */
  readonly gap?: number | undefined;
  /** Share of the container's width, in percent. @default MOSAIC_TOTAL_WIDTH_PERCENT */
  readonly totalWidth?: number | undefined;
  /** Larger images in windows above 1920 pixels, smaller ones up to 640. @default false */
  readonly resizable?: boolean | undefined;
  /** Columns only. False: they keep to their wanted width on average and stand in the middle. @default true */
  readonly fillsWidth?: boolean | undefined;
  /**
   * Rows only. A last row that would have to grow by more than this to fill the width keeps its height. `Infinity`: it always fills.
   * @default MOSAIC_LAST_ROW_STRETCH
   */
  readonly lastRowStretch?: number | undefined;
}

export interface UseWindowedLayoutOptions {
  readonly count: number;
  /**
   * The layout at a width, in CSS pixels. Keep its identity between renders (`useCallback`) where making it costs more
   * than arithmetic.
   */
  readonly createLayout: (width: number) => GalleryLayout;
  /** Use this width, in CSS pixels, and do not measure. */
  readonly width?: number | undefined;
  /** The distance beyond the viewport within which items are mounted, in CSS pixels. @default OVERSCAN_PX */
  readonly overscan?: number | undefined;
  /** Items in the server's HTML. @default INITIAL_COUNT */
  readonly initialCount?: number | undefined;
  /** A list no longer than this is mounted whole once it is measured. @default UNWINDOWED_COUNT */
  readonly unwindowedCount?: number | undefined;
  /**
   * Names an item (`useItemKeys`), so that the one that has focus stays mounted wherever a new order puts it. @default its place
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** An item that stays mounted wherever the visitor scrolls: the one the lightbox shows. */
  readonly pinnedIndex?: number | undefined;
  /**
   * Runs a layout that a new width calls for, at once by default, which is right for arithmetic. Pass
   * `useThrottle(RESIZE_THROTTLE_DELAY_MS)` where the work grows with the count.
   */
  readonly scheduleRelayout?: ((relayout: () => void) => void) | undefined;
  /** Reads the band of the list element that the window shows, for a layout whose bands do not run from top to bottom. */
  readonly readBand?: ((element: HTMLElement) => VisibleBand) | undefined;
  /** False: nothing is measured and the first `initialCount` items stay in the flow of the page. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseWindowedLayoutResult {
  /** Null on the server, before the first measure and on paper: then the items stand in the flow of the page. */
  readonly layout: GalleryLayout | null;
  /** Items to mount, ascending. */
  readonly indices: readonly number[];
  /** Some items of the list are not mounted. */
  readonly isWindowed: boolean;
  /** The list element. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** For the list element. It must have no padding: items stand where its inline start and top are. */
  readonly getContainerProps: PropGetter<'ul'>;
  /** For each item, a child of the list element. */
  getItemProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

export interface UseThumbnailsOptions
  extends ThumbnailsOptions, Omit<UseWindowedLayoutOptions, 'createLayout' | 'scheduleRelayout'> {}

/** @inline */
type ImageLayoutOptions<TImage> = Pick<
  UseWindowedLayoutOptions,
  'width' | 'overscan' | 'initialCount' | 'unwindowedCount' | 'pinnedIndex' | 'enabled'
> & {
  readonly images: readonly TImage[];
};

export type UseMasonryOptions<TImage extends GalleryImage = GalleryImage> = MasonryOptions &
  ImageLayoutOptions<TImage> & {
    /**
     * Room for texts below an image where it has columns, in CSS pixels: `captionHeight` knows how much
     * they take. Keep its identity between renders. @default 0
     */
    readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
  };

export type UseMosaicOptions<TImage extends GalleryImage = GalleryImage> = MosaicOptions & ImageLayoutOptions<TImage>;

/** The source of the style rules of a first paint. */
export interface FirstPaintPlan {
  readonly plan: LayoutPlan;
  /** Selects the list element. Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`. */
  readonly selector: string;
  /** Items in the server's HTML. */
  readonly count: number;
  /** The width that was given; else the rules are for every width. */
  readonly width?: number | undefined;
}

export type FirstPaintView =
  ({ readonly view: 'masonry' } & MasonryOptions) | ({ readonly view: 'mosaic' } & MosaicOptions);

/** A masonry or a mosaic before any script, for `firstPaintRules`. */
export type FirstPaint = FirstPaintView & FirstPaintPlan;

/** A windowed masonry or mosaic. */
export interface UseImageLayoutResult extends UseWindowedLayoutResult {
  /** Sizes of the first images are not known yet: they are being measured, and nothing is laid out before. */
  readonly isPending: boolean;
  /** The markup came from a server, so the rules of `firstPaint` have their place beside the list, there and in the first client render. */
  readonly isServerRendered: boolean;
  /**
   * The geometry of the first images, for `firstPaintRules` of `@loggia/hooks/firstPaint`. Null where the markup does not come
   * from a server, or where nothing is final before the measure. The list must be as wide as the nearest ancestor that has
   * `container-type: inline-size`.
   */
  readonly firstPaint: FirstPaint | null;
  /** For `useSlotSizes`. */
  slotOf(index: number): PictureSlot;
}

/** The place a picture is shown in. */
export interface PictureSlot {
  /** Width at which the picture covers its place, in CSS pixels. Undefined until it is measured. */
  readonly width: number | undefined;
  /** `sizes` until then. */
  readonly unmeasuredSizes: string;
}

export interface UseThumbnailsResult extends UseWindowedLayoutResult {
  /** The markup came from a server, so `thumbnailsStyleSheet` has its place beside the list, there and in the first client render. */
  readonly isServerRendered: boolean;
  /** Selects the list element, for `thumbnailsStyleSheet`. */
  readonly selector: string;
  /** For `useSlotSizes`. */
  slotOf(file: ImageFile): PictureSlot;
}

/** A list whose items an address can name, and whose place a visitor finds again. */
export interface RestorableList {
  readonly windowed: Pick<UseWindowedLayoutResult, 'containerRef'> & {
    /** Null, or of no items, as long as the list is on its way. */
    readonly layout: Pick<GalleryLayout, 'count' | 'rectangleOf'> | null;
  };
  /** The item whose element has this `id`; undefined or -1 where it is none of this list. */
  readonly indexOf: (id: string) => number | undefined;
}

/** The lists of a page, each as its newest render has it. */
export type RestorableLists = ReadonlySet<RefObject<RestorableList>>;
