export { useAnchored } from './useAnchored.ts';
export { useSubmenuPlaces } from './useSubmenuPlaces.ts';
export { ANCHORED_EDGE_PX, ANCHORED_GAP_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';
export type { AnchoredPlacement, UseAnchoredOptions, UseAnchoredResult } from './useAnchored.ts';
