import type { ElementProps } from '../shared/ElementProps.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';

/** Sizes of a feature carousel. */
export interface FeatureGeometryOptions {
  /** Width of the large image in CSS pixels. @default 300 */
  readonly imageWidth?: number | undefined;
  /** Its height in CSS pixels. @default 300 */
  readonly imageHeight?: number | undefined;
  /** Images in view, no more than there are. @default 5 */
  readonly columns?: number | undefined;
  /** Each image is so much of its neighbour nearer to the middle. @default 0.75 */
  readonly ratio?: number | undefined;
  /** In a place that is narrower than this, in CSS pixels, everything shrinks with it. @default 800 */
  readonly referenceWidth?: number | undefined;
  /** Images spread over the whole width; false: each shows a part of itself beside the one before it. @default true */
  readonly fitsContainer?: boolean | undefined;
}

export interface FeatureGeometryInput extends FeatureGeometryOptions {
  /** Of the place that the carousel stands in, in CSS pixels. */
  readonly parentWidth: number;
  readonly count: number;
}

/** Where an image stands, as a change of the large one in the middle. */
export interface FeaturePlace {
  /** From the middle of the carousel to that of the image, in CSS pixels, forward positive. */
  readonly offset: number;
  readonly scale: number;
  /** The larger lies over the smaller. */
  readonly layer: number;
  /** 0 for images that wait beyond those in view. */
  readonly opacity: 0 | 1;
}

/** A feature carousel in CSS pixels. */
export interface FeatureGeometry {
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly visibleCount: number;
  placeOf(slot: number): FeaturePlace;
}

export interface UseFeatureCarouselOptions
  extends
    FeatureGeometryOptions,
    Omit<UseCarouselOptions, 'effect' | 'items' | 'gap' | 'align' | 'step' | 'loop' | 'autoHeight'> {}

export interface UseFeatureCarouselResult extends UseCarouselResult {
  /** Width of the large image in CSS pixels; 0 until it is measured. */
  readonly imageWidth: number;
  /** `sizes` of an image until then. */
  readonly unmeasuredSizes: string;
  /**
   * For what a slide shows, an element inside the slide. In all slides but the middle one it cannot be reached: there a click
   * brings the slide to the middle.
   */
  getContentProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}
