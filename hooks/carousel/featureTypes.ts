import type { ElementProps } from '../shared/ElementProps.ts';
import type { FeatureGeometryOptions } from './featureGeometry.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';

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
