import type { GestureInput } from './GestureInput.ts';

/** What is kept of a pointer event. `type` is another one where the pointer was lost. */
export function toGestureInput(event: PointerEvent, type: GestureInput['type']): GestureInput {
  const { pointerId, pointerType, buttons, clientX, clientY, timeStamp } = event;
  return { type, pointerId, pointerType, buttons, clientX, clientY, timeStamp, event };
}
