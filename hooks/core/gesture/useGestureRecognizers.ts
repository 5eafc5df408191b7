'use client';
import { useCallback, useRef } from 'react';
import type { Chunk } from '../chunk/createChunk.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { DRAG_INTENT_PX } from './constants.ts';
import type { Point } from './GestureInput.ts';

/** A pointer or drag event, or the `GestureInput` created from one. */
type GestureEvent = Pick<MouseEvent, 'type' | 'buttons' | 'clientX' | 'clientY'> & { readonly pointerType?: string };

export interface GestureRecognizers<TCode> {
  /** The recognizer, or `undefined` until it has loaded. */
  readonly code: TCode | undefined;
  /**
   * Returns whether to keep an event for the recognizers. A touch loads them immediately, but a mouse loads them only
   * when it drags.
   */
  readonly shouldStore: (event: GestureEvent) => boolean;
}

/** Whether an event ends a pointer press. A mouse button may be released over another window. */
const isEnd = ({ type, pointerType, buttons }: GestureEvent) =>
  type === 'pointerup' || type === 'pointercancel' || (pointerType === 'mouse' && buttons === 0);

/**
 * Loads a recognizer's chunk on the first touch or drag. After a mouse click, or if the chunk fails to load, `onLost`
 * drops the stored input, and the next pointer tries again. Everything that gestures do is also available through
 * buttons and keys.
 */
export function useGestureRecognizers<TCode>(chunk: Chunk<TCode>, onLost: () => void): GestureRecognizers<TCode> {
  const { code, load } = useChunk(chunk, { enabled: false });
  const isAwaited = useRef(false);
  /** Position of the pointer when it went down. */
  const pressed = useRef<Point | null>(null);
  const { discard, loadRecognizers } = useStableCallbacks({
    discard() {
      isAwaited.current = false;
      pressed.current = null;
      onLost();
    },
    async loadRecognizers(): Promise<void> {
      isAwaited.current = true;
      if (!(await load())) discard();
    },
  });
  const shouldStore = useCallback(
    (event: GestureEvent) => {
      if (isAwaited.current) return true;
      const { type, pointerType, clientX: x, clientY: y } = event;
      if (type === 'pointerdown') pressed.current = { x, y };
      const from = pressed.current;
      if (!from) return false;
      if (isEnd(event)) {
        discard();
        return false;
      }
      const hasMoved = Math.hypot(x - from.x, y - from.y) >= DRAG_INTENT_PX;
      if (hasMoved || (type === 'pointerdown' && pointerType !== 'mouse')) void loadRecognizers();
      return true;
    },
    [discard, loadRecognizers],
  );
  return { code, shouldStore };
}
