import { DOUBLE_TAP_MS } from '../constants.ts';
import type { GestureInput } from '../GestureInput.ts';
import { DRAG_INTENT_PX } from './createPointerSurface.ts';

/** Matches elements with an action of their own for presses. */
const PRESSABLE = 'a, button, summary, label, [role=button], [role=link], [data-no-gesture]';

/** Whether an event is on an element with an action of its own for presses. */
export const isPressable = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(PRESSABLE) !== null;

/** Whether a pointer was down for a short time, and stayed where it went down. */
export const isShort = (first: GestureInput, last: GestureInput): boolean =>
  last.timeStamp - first.timeStamp <= DOUBLE_TAP_MS &&
  Math.hypot(last.clientX - first.clientX, last.clientY - first.clientY) < DRAG_INTENT_PX;
