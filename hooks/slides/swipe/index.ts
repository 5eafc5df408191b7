export { slideOffset } from './useSwipe.tsx';
export { useSwipe } from './useSwipe.tsx';
export { LONG_PRESS_MS } from './constants.ts';
export type { SlideOffsetInput } from './useSwipe.tsx';
export type { SwipeDirection, SwipeTarget, UseSwipeOptions, UseSwipeResult } from './types.ts';
