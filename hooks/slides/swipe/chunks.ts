import { createChunk } from '../../core/chunk/createChunk.ts';

// Marked as pure, so that pages that do not use the feature do not get its chunk.
/** The swipe recognizer and its gesture and spring libraries. The chunk is loaded on the first touch or drag. */
export const swipeChunk = /* @__PURE__ */ createChunk(() => import('./SwipeRecognizer.tsx'));
