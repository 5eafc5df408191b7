import { FEATURE_COLUMNS, FEATURE_RATIO } from './constants.ts';
import type { FeatureGeometryInput, FeaturePlace } from './featureTypes.ts';

/** Where an image stands at every width: its offset is the sum of two shares. */
export interface FeatureShare extends Omit<FeaturePlace, 'offset'> {
  /** Of the width of the large image. */
  readonly ofImage: number;
  /** Of the width that the large image leaves free. */
  readonly ofRest: number;
}

/** A feature carousel before its width is known. */
export interface FeaturePlan {
  readonly visibleCount: number;
  readonly shareOf: (slot: number) => FeatureShare;
}

/** The places of a feature carousel as shares of its widths. */
export function featurePlan(input: Omit<FeatureGeometryInput, 'parentWidth'>): FeaturePlan {
  const { count, columns = FEATURE_COLUMNS, ratio = FEATURE_RATIO, fitsContainer = true } = input;
  const visibleCount = Math.min(count, columns);
  const before = Math.floor((visibleCount - 1) / 2);
  const after = Math.max(0, visibleCount - 1 - before);
  const restStep = fitsContainer && after > 0 ? 1 / 2 / after : 0;
  const imageStep = fitsContainer ? 0 : ratio * (1 - ratio);
  return {
    visibleCount,
    shareOf(slot) {
      const side = Math.sign(slot);
      const distance = Math.abs(slot);
      const shown = Math.min(distance, slot < 0 ? before : after);
      const scale = ratio ** shown;
      return {
        ofImage: side * ((1 - scale) / 2 + shown * imageStep),
        ofRest: side * shown * restStep,
        scale,
        layer: count - distance,
        opacity: distance > shown ? 0 : 1,
      };
    },
  };
}
