export { useScrollArea } from './useScrollArea.ts';
export { DEFAULT_INERTIA_MS, LIGHTBOX_INERTIA_MS } from './constants.ts';
export type { HiddenContent } from './scrollEdges.ts';
export type { ScrollAreaMethod, ScrollTarget, UseScrollAreaOptions, UseScrollAreaResult } from './types.ts';
