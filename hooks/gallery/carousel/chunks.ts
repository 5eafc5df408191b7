import { createChunk } from '../../core/chunk/createChunk.ts';
import { swipeChunk } from '../../slides/swipe/chunks.ts';

// Marked as pure, so that pages that do not use the feature do not get its chunk.
/** Swiping for carousels. The chunk is loaded on the first touch or drag, at the same time as the swipe recognizer. */
export const carouselSwipeChunk = /* @__PURE__ */ createChunk(() => {
  // Loads in parallel, because it is needed next. If it fails, `useSwipe` tries again.
  swipeChunk.load().catch(() => undefined);
  return import('./CarouselSwipe.tsx');
});
