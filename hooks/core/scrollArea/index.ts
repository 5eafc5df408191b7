export { useScrollArea } from './useScrollArea.ts';
export { DEFAULT_SCROLL_DURATION_MS, LIGHTBOX_SCROLL_DURATION_MS } from './constants.ts';
export type {
  ScrollOverflow,
  ScrollAreaMethod,
  ScrollTarget,
  UseScrollAreaOptions,
  UseScrollAreaResult,
} from './types.ts';
