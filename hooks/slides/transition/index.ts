export { useSlideTransition } from './useSlideTransition.ts';
export { transitionDurationMs } from './slideEffects.ts';
export { SLIDE_EFFECTS } from './slideEffects.ts';
export { SHORT_INTERVAL_FACTOR } from './constants.ts';
export {
  CUBE_PERSPECTIVE_PX,
  SHIFT_DISTANCE_PX,
  MIN_SHAPED_TRANSITION_MS,
  MIN_TRANSITION_MS,
  TRANSITION_OVERDUE_MS,
} from './constants.ts';
export type { TransitionDurationOptions } from './slideEffects.ts';
export type { UseSlideTransitionOptions } from './types.ts';
export type {
  CubeEffect,
  CutEffect,
  FadeEffect,
  RandomEffect,
  ShiftEffect,
  SlideDirection,
  SlideEffect,
  SlideEffectDefinition,
  SlideTransition,
  TileEffect,
} from './types.ts';
