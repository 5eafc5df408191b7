import { createChunk } from '../../core/chunk/createChunk.ts';

// Marked as pure, so that pages that do not use the feature do not get its chunk.
/** The chunk with the pinch and pan recognizer and its gesture library. It is loaded on the first touch or drag. */
export const zoomChunk = /* @__PURE__ */ createChunk(() => import('./ZoomRecognizer.tsx'));
