import type { PointerEvent as ReactPointerEvent } from 'react';
import type { GestureInput } from './GestureInput.ts';

/** @use-gesture captures the pointer on every press. The pointer surface only does so for drags. */
const NO_CAPTURE = {
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
};

type Handler = ((event: ReactPointerEvent) => void) | undefined;

export interface RecognizerHandlers {
  readonly onPointerDown?: Handler;
  readonly onPointerMove?: Handler;
  readonly onPointerUp?: Handler;
  readonly onPointerCancel?: Handler;
}

const HANDLER_NAMES = {
  pointerdown: 'onPointerDown',
  pointermove: 'onPointerMove',
  pointerup: 'onPointerUp',
  pointercancel: 'onPointerCancel',
} as const;

/** Passes input to handlers bound by @use-gesture, as the event they expect. */
export function deliverInput(handlers: RecognizerHandlers, input: GestureInput): void {
  const event = { ...input, target: NO_CAPTURE, currentTarget: NO_CAPTURE, cancelable: false };
  handlers[HANDLER_NAMES[input.type]]?.(event as unknown as ReactPointerEvent);
}
