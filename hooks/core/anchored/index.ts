export { useAnchored } from './useAnchored.ts';
export { useSubmenuPositioning } from './useSubmenuPositioning.ts';
export { ANCHORED_COLLISION_PADDING_PX, ANCHORED_SIDE_OFFSET_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';
export type { AnchoredPlacement, UseAnchoredOptions, UseAnchoredResult } from './useAnchored.ts';
