import type { Point } from '../shared/Point.ts';
import type { ZoomGeometry } from './types.ts';

/** How far the middle of a picture may go from the middle of the surface, so that no edge of it comes inside for nothing. */
export function panLimits(geometry: ZoomGeometry, scale: number): Point {
  const { surfaceWidth, surfaceHeight, imageWidth, imageHeight } = geometry;
  return {
    x: Math.max(0, (imageWidth * scale - surfaceWidth) / 2),
    y: Math.max(0, (imageHeight * scale - surfaceHeight) / 2),
  };
}
