import type { RefObject } from 'react';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';

/** Position and size in a gallery, in CSS pixels relative to the container's inline start and top. */
export interface LayoutRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Positions of all of a gallery's items at a given width. Rectangles are computed one at a time, so items that are not
 * shown cost nothing. A layout of 100,000 items can use arithmetic (a grid) or typed arrays (a masonry layout).
 */
export interface GalleryLayout {
  readonly count: number;
  /** Width that the layout was computed for, in CSS pixels. */
  readonly width: number;
  /** Total height, in CSS pixels. */
  readonly height: number;
  rectangleOf(index: number): LayoutRectangle;
  /**
   * Returns the indices of the items that intersect the band from `top` to `bottom`, both in CSS pixels. `end` is
   * exclusive.
   */
  rangeBetween(top: number, bottom: number): LayoutRange;
}

/** The part of a container that is inside the viewport, in CSS pixels from the container's top. */
export interface VisibleBand {
  readonly top: number;
  readonly bottom: number;
}

export interface LayoutRange {
  readonly start: number;
  readonly end: number;
}

export interface UseVirtualLayoutOptions {
  readonly count: number;
  /**
   * Creates the layout for a width, in CSS pixels. Keep this function stable with `useCallback`, unless computing the
   * layout is simple arithmetic.
   */
  readonly createLayout: (width: number) => GalleryLayout;
  /** Fixed width, in CSS pixels. If set, the container is not measured. */
  readonly width?: number | undefined;
  /** Items are mounted up to this far beyond the viewport, in CSS pixels. @default OVERSCAN_PX */
  readonly overscan?: number | undefined;
  /** Number of items in the server-rendered HTML. @default INITIAL_COUNT */
  readonly initialCount?: number | undefined;
  /** Lists up to this length are mounted completely once they have been measured. @default VIRTUALIZATION_THRESHOLD */
  readonly virtualizationThreshold?: number | undefined;
  /**
   * Returns the key of an item, for example from `useItemKeys`. With keys, the focused item stays mounted when the
   * order changes.
   * @default its index
   */
  readonly keyOf?: ((index: number) => string) | undefined;
  /** Index of an item that is always mounted, such as the one shown in the lightbox. */
  readonly pinnedIndex?: number | undefined;
  /**
   * Schedules the layout for a new width. By default, the layout is computed immediately, which is fine for simple
   * arithmetic. Pass `useThrottle(RESIZE_THROTTLE_DELAY_MS)` if the cost grows with the number of items.
   */
  readonly scheduleRelayout?: ((relayout: () => void) => void) | undefined;
  /** Returns the visible band of the list element. Pass this for layouts whose bands do not run from top to bottom. */
  readonly readBand?: ((element: HTMLElement) => VisibleBand) | undefined;
  /** If `false`, nothing is measured and the first `initialCount` items are rendered in normal flow. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseVirtualLayoutResult {
  /**
   * The layout, or `null` on the server, before the first measurement and during printing. In these cases, items are in
   * normal flow.
   */
  readonly layout: GalleryLayout | null;
  /** Indices of the items to mount, in ascending order. */
  readonly indices: readonly number[];
  /** Whether some items of the list are not mounted. */
  readonly isVirtualized: boolean;
  /** Ref to the list element. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /**
   * Props for the list element. It must not have padding, because items are positioned relative to its inline start and
   * top.
   */
  readonly getContainerProps: PropGetter<'ul'>;
  /** Props for an item. The item must be a child of the list element. */
  getItemProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

/** Describes the items of a list whose heights are measured. */
export interface MeasuredItems {
  /** The number of items. */
  readonly count: number;
  /** Returns the key of an item. @default its index */
  readonly keyOf?: ((index: number) => string) | undefined;
  /**
   * Returns the part of an item's height that is known for a given width of the list, in CSS pixels, such as the height
   * of its image. The rest is estimated from measured items.
   * @default 0
   */
  readonly knownHeightOf?: ((index: number, width: number) => number) | undefined;
}
