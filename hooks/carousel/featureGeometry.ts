import { FEATURE_HEIGHT_PX, FEATURE_REFERENCE_WIDTH_PX, FEATURE_WIDTH_PX } from './constants.ts';
import { featurePlan } from './featurePlan.ts';
import type { FeatureGeometry, FeatureGeometryInput } from './featureTypes.ts';

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
