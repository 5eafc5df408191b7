import { carouselRules, featureCarouselRules, propertyRules } from './carouselRules.ts';
import { masonryRules, justifiedRules, thumbnailsRules } from './layoutRules.ts';
import type { FirstPaint } from './types.ts';

/**
 * Returns the geometry of server-rendered markup as style rules, so that nothing moves on hydration. Render the rules
 * in a single `<style>` element with `firstPaintStyleProps`. In browser bundles (the package's `browser` condition),
 * this function returns an empty string, and React keeps the rules that the server rendered.
 *
 * Most rules are container queries, so the element that `firstPaint.selector` selects must be as wide as its nearest
 * ancestor with `container-type: inline-size`.
 *
 * @example
 * const grid = useThumbnails({ count });
 * {grid.firstPaint && <style {...firstPaintStyleProps({ rules: firstPaintRules(grid.firstPaint), nonce })} />}
 */
export function firstPaintRules(firstPaint: FirstPaint): string {
  switch (firstPaint.view) {
    case 'thumbnails':
      return thumbnailsRules(firstPaint);
    case 'masonry':
      return masonryRules(firstPaint);
    case 'justified':
      return justifiedRules(firstPaint);
    case 'carousel':
      return carouselRules(firstPaint);
    case 'featureCarousel':
      return featureCarouselRules(firstPaint);
    case 'properties':
      return propertyRules(firstPaint);
  }
}
