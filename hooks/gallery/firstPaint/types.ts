import type { CarouselItemsStep, CarouselSlide, FeatureGeometryOptions } from '../carousel/types.ts';
import type { LayoutPlan, MasonryOptions, JustifiedOptions, ThumbnailsOptions } from '../layout/types.ts';

/** @inline */
export type ImageLayoutView =
  | ({ readonly view: 'masonry' } & MasonryOptions)
  | ({ readonly view: 'justified' } & JustifiedOptions);

/** @inline */
type ThumbnailsView = { readonly view: 'thumbnails' } & ThumbnailsOptions & {
    readonly count: number;
    /** Height of the text below each thumbnail, in CSS pixels. @default 0 */
    readonly captionHeight?: number | undefined;
  };

/** @inline */
type PlannedView = ImageLayoutView & {
  readonly plan: LayoutPlan;
  /** Number of items in the server-rendered HTML. */
  readonly count: number;
  /** Fixed width in CSS pixels. If omitted, the rules apply to every width. */
  readonly width?: number | undefined;
};

/** @inline */
interface CarouselView {
  readonly view: 'carousel';
  /** Number of slides in view. */
  readonly items: number | readonly CarouselItemsStep[];
  /** Gap between two slides, in CSS pixels. */
  readonly gap: number;
}

/** @inline */
type FeatureCarouselView = { readonly view: 'featureCarousel' } & FeatureGeometryOptions & {
    /** Number of images, including those that are not mounted. */
    readonly count: number;
    /** Mounted slides, in the order of their elements. These elements must be the only children of the track. */
    readonly slides: readonly Pick<CarouselSlide, 'slot'>[];
  };

/** @inline */
interface PropertiesView {
  readonly view: 'properties';
  /** Custom properties of the element. Undefined values are omitted. */
  readonly properties: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/**
 * Geometry of server-rendered markup before any script runs. The layout and carousel hooks return it, and
 * `firstPaintRules` converts it to style rules. The `properties` view sets custom properties, for example for an inline
 * slideshow or your own element.
 */
export type FirstPaint = {
  /**
   * Selects the element that the rules apply to. Must not contain `<`, `>`, `&` or quotes, which React escapes inside
   * `<style>`.
   */
  readonly selector: string;
} & (ThumbnailsView | PlannedView | CarouselView | FeatureCarouselView | PropertiesView);

/** Geometry of one type of view. */
export type FirstPaintOf<View extends FirstPaint['view']> = Extract<FirstPaint, { readonly view: View }>;
