import type { FirstPaint } from '../layout/types.ts';
import { masonryStyleSheet } from './masonryStyleSheet.ts';
import { mosaicStyleSheet } from './mosaicStyleSheet.ts';

/**
 * The first images of a masonry or a mosaic at their final places, as style rules for the paint before any script runs. Put them
 * into one `<style nonce suppressHydrationWarning>`: a browser keeps what the server wrote, so its bundle has an empty text in
 * the place of this function (the condition `browser` of the package).
 *
 * @example
 * const masonry = useMasonry({ images });
 * {masonry.firstPaint && <style nonce={nonce} suppressHydrationWarning>{firstPaintRules(masonry.firstPaint)}</style>}
 */
export const firstPaintRules = (firstPaint: FirstPaint): string =>
  firstPaint.view === 'masonry' ? masonryStyleSheet(firstPaint) : mosaicStyleSheet(firstPaint);
