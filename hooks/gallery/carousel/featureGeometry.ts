import {
  FEATURE_COLUMNS,
  FEATURE_HEIGHT_PX,
  FEATURE_MIN_SHARE,
  FEATURE_RATIO,
  FEATURE_REFERENCE_WIDTH_PX,
  FEATURE_WIDTH_PX,
} from './constants.ts';
import type { FeatureGeometry, FeatureGeometryInput, FeatureGeometryOptions, FeaturePosition } from './types.ts';

/**
 * Returns the geometry of a feature carousel: a large image in the center, with smaller ones behind it on both sides.
 */
export function featureGeometry(input: FeatureGeometryInput): FeatureGeometry {
  const { parentWidth, imageWidth = FEATURE_WIDTH_PX, imageHeight = FEATURE_HEIGHT_PX } = input;
  const { referenceWidth = FEATURE_REFERENCE_WIDTH_PX, minWidth = 0, windowWidth = parentWidth } = input;
  const shrinkage = parentWidth < referenceWidth ? parentWidth / referenceWidth : 1;
  const least = Math.min(minWidth, imageWidth, parentWidth, windowWidth * FEATURE_MIN_SHARE);
  const isLeast = least > imageWidth * shrinkage;
  const large = isLeast ? least : imageWidth * shrinkage;
  // Never negative, because the neighbors would otherwise swap sides in a container narrower than the large image.
  const rest = Math.max(0, parentWidth - large);
  const { visibleCount, shareOf } = featurePlan(input);
  return {
    imageWidth: large,
    imageHeight: isLeast ? (imageHeight * least) / imageWidth : imageHeight * shrinkage,
    visibleCount,
    positionOf(slot) {
      const { ofImage, ofRest, ...place } = shareOf(slot);
      return { offset: ofImage * large + ofRest * rest, ...place };
    },
  };
}

/**
 * Position of an image at any width. Its offset is `ofImage` times the large image's width plus `ofRest` times the
 * remaining width.
 */
interface FeatureShare extends Omit<FeaturePosition, 'offset'> {
  /** Share of the large image's width. */
  readonly ofImage: number;
  /** Share of the width that remains next to the large image. */
  readonly ofRest: number;
}

/** A feature carousel before its width is known. */
export interface FeaturePlan {
  readonly visibleCount: number;
  readonly shareOf: (slot: number) => FeatureShare;
}

/**
 * Returns the positions of a feature carousel's images, as shares of the large image's width and the remaining width.
 */
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

const PERCENT = 100;

const DIGITS = 5;

/** Rounds a number for a style rule. */
export const roundForStyle = (share: number) => Number(share.toFixed(DIGITS));

/** Returns the offset of an image as a CSS calculation. Requires an ancestor with `container-type: inline-size`. */
export function featureOffset({ ofImage, ofRest }: Pick<FeatureShare, 'ofImage' | 'ofRest'>): string {
  const imageWidth = 'var(--loggia-feature-width)';
  return `${imageWidth}*${roundForStyle(ofImage)} + max(0px,100cqi - ${imageWidth})*${roundForStyle(ofRest)}`;
}

/** Returns the size of the large image as CSS lengths. Requires an ancestor with `container-type: inline-size`. */
export function featureSize(options: FeatureGeometryOptions): Readonly<Record<`--${string}`, string>> {
  const { imageWidth = FEATURE_WIDTH_PX, imageHeight = FEATURE_HEIGHT_PX } = options;
  const { referenceWidth = FEATURE_REFERENCE_WIDTH_PX, minWidth = 0 } = options;
  const shrinking = (length: number) => {
    const proportional = `min(${length}px,${(length / referenceWidth) * PERCENT}cqi)`;
    if (minWidth <= 0) return proportional;
    const scale = length / imageWidth;
    const shares = `${roundForStyle(PERCENT * FEATURE_MIN_SHARE * scale)}vw,${roundForStyle(PERCENT * scale)}cqi`;
    return `max(${proportional},min(${roundForStyle(Math.min(minWidth, imageWidth) * scale)}px,${shares}))`;
  };
  return { '--loggia-feature-width': shrinking(imageWidth), '--loggia-feature-height': shrinking(imageHeight) };
}
