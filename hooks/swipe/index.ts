export { slideOffset } from './slideOffset.ts';
export { useSwipe } from './useSwipe.tsx';
export { LONG_PRESS_MS } from './constants.ts';
export type { SlideOffsetInput } from './slideOffset.ts';
export type { SwipeDirection, SwipeTarget, UseSwipeOptions, UseSwipeResult } from './types.ts';
