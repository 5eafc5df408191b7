import { FEATURE_HEIGHT_PX, FEATURE_REFERENCE_WIDTH_PX, FEATURE_WIDTH_PX } from './constants.ts';
import type { FeatureGeometryOptions } from './featureTypes.ts';

const PERCENT = 100;

/** Size of the large image as CSS lengths, in an ancestor that has `container-type: inline-size`. */
export function featureSize(options: FeatureGeometryOptions): Readonly<Record<`--${string}`, string>> {
  const { imageWidth = FEATURE_WIDTH_PX, imageHeight = FEATURE_HEIGHT_PX } = options;
  const { referenceWidth = FEATURE_REFERENCE_WIDTH_PX } = options;
  const shrinking = (length: number) => `min(${length}px,${(length / referenceWidth) * PERCENT}cqi)`;
  return { '--loggia-feature-width': shrinking(imageWidth), '--loggia-feature-height': shrinking(imageHeight) };
}
