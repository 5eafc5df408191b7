export { useScrollArea } from './useScrollArea.ts';
export { DEFAULT_SCROLL_DURATION_MS, LIGHTBOX_SCROLL_DURATION_MS } from './constants.ts';
export type { ScrollOverflow } from './scrollEdges.ts';
export type { ScrollAreaMethod, ScrollTarget, UseScrollAreaOptions, UseScrollAreaResult } from './types.ts';
