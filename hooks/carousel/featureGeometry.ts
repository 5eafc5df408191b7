import { FEATURE_HEIGHT_PX, FEATURE_REFERENCE_WIDTH_PX, FEATURE_WIDTH_PX } from './constants.ts';
import { featurePlan } from './featurePlan.ts';

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

/** Facts 4.16: a large image in the middle, smaller ones behind it to both sides. */
export function featureGeometry(input: FeatureGeometryInput): FeatureGeometry {
  const { parentWidth, imageWidth = FEATURE_WIDTH_PX, imageHeight = FEATURE_HEIGHT_PX } = input;
  const { referenceWidth = FEATURE_REFERENCE_WIDTH_PX } = input;
  const shrinkage = parentWidth < referenceWidth ? parentWidth / referenceWidth : 1;
  const large = imageWidth * shrinkage;
  // Never inwards: a place too narrow for the large image would turn the order of its neighbours round.
  const rest = Math.max(0, parentWidth - large);
  const { visibleCount, shareOf } = featurePlan(input);
  return {
    imageWidth: large,
    imageHeight: imageHeight * shrinkage,
    visibleCount,
    placeOf(slot) {
      const { ofImage, ofRest, ...place } = shareOf(slot);
      return { offset: ofImage * large + ofRest * rest, ...place };
    },
  };
}
