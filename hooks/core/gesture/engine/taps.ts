import { DOUBLE_TAP_MS, DRAG_INTENT_PX } from '../constants.ts';
import type { GestureInput } from '../GestureInput.ts';

/** Matches elements that handle clicks themselves. */
const PRESSABLE = 'a, button, summary, label, [role=button], [role=link], [data-no-gesture]';

/** Returns whether an event is on an element that handles clicks itself. */
export const isPressable = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(PRESSABLE) !== null;

/** Returns whether a pointer was down only briefly and without moving. */
export const isShort = (first: GestureInput, last: GestureInput): boolean =>
  last.timeStamp - first.timeStamp <= DOUBLE_TAP_MS &&
  Math.hypot(last.clientX - first.clientX, last.clientY - first.clientY) < DRAG_INTENT_PX;
