'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { whenIdle } from '../shared/engine/whenIdle.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { DRAG_INTENT_PX } from './engine/createPointerSurface.ts';
import type { GestureInput, Point } from './GestureInput.ts';

/** A pointer or drag event, or its input. */
type GestureEvent = Pick<MouseEvent, 'type' | 'buttons' | 'clientX' | 'clientY'> & { readonly pointerType?: string };

interface GestureRecognizers {
  /** The recognizers; undefined until they are loaded. */
  readonly code: typeof gesturesChunk.code;
  /** Whether to keep an event for the recognizers. A touch fetches them at once, a mouse only when it drags. */
  readonly keeps: (event: GestureEvent) => boolean;
}

/** Whether an event ends the press of a pointer. The button of a mouse may be released over another window. */
const isEnd = ({ type, pointerType, buttons }: GestureEvent) =>
  type === 'pointerup' || type === 'pointercancel' || (pointerType === 'mouse' && buttons === 0);

/**
 * Fetches the code of gestures for the first touch or drag. A click of a mouse, or code that cannot be loaded, is no gesture: `onLost` drops
 * the kept input, and the next pointer tries again. Buttons and keys do everything that gestures do.
 */
export function useGestureRecognizers(onLost: () => void): GestureRecognizers {
  const { code, load } = useChunk(gesturesChunk, { enabled: false });
  const isAwaited = useRef(false);
  /** The position of the pointer when it went down. */
  const pressed = useRef<Point | null>(null);
  const { drop, ask } = useStableCallbacks({
    drop() {
      isAwaited.current = false;
      pressed.current = null;
      onLost();
    },
    async ask(): Promise<void> {
      isAwaited.current = true;
      if (!(await load())) drop();
    },
  });
  const keeps = useCallback(
    (event: GestureEvent) => {
      if (isAwaited.current) return true;
      const { type, pointerType, clientX: x, clientY: y } = event;
      if (type === 'pointerdown') pressed.current = { x, y };
      const from = pressed.current;
      if (!from) return false;
      if (isEnd(event)) {
        drop();
        return false;
      }
      const hasMoved = Math.hypot(x - from.x, y - from.y) >= DRAG_INTENT_PX;
      if (hasMoved || (type === 'pointerdown' && pointerType !== 'mouse')) void ask();
      return true;
    },
    [drop, ask],
  );
  return { code, keeps };
}

interface GestureCode extends Pick<GestureRecognizers, 'code'> {
  readonly feed: GestureFeed;
  /** Hands it an input. Draw the recognizer with `feed`. */
  readonly send: (input: GestureInput) => void;
}

/**
 * Fetches the code of gestures for the first touch or drag, and keeps the input of that pointer for it. Where a gesture is likely, a touch screen
 * fetches it in the first idle moment, so that the first drag loses no frame.
 */
export function useGestureCode({ isLikely = false }: { readonly isLikely?: boolean } = {}): GestureCode {
  const [feed] = useState(createGestureFeed);
  const { code, keeps } = useGestureRecognizers(feed.clear);
  useEffect(() => {
    if (!isLikely || gesturesChunk.code || !navigator.maxTouchPoints) return undefined;
    // The first pointer tries again, and says what is lost.
    return whenIdle(() => void gesturesChunk.load().catch(() => undefined));
  }, [isLikely]);
  const send = useCallback(
    (input: GestureInput) => {
      if (gesturesChunk.code || keeps(input)) feed.send(input);
    },
    [feed, keeps],
  );
  return { code, feed, send };
}

/** The longest time after a gesture's end in which its late code may still act on it: by then the visitor does something else. */
const HANDOVER_LIMIT_MS = 10_000;

type Sink = (input: GestureInput) => void;

/** Carries pointer input to the code of gestures, and keeps it while that code is loading. */
export interface GestureFeed {
  send(this: void, input: GestureInput): void;
  /** Passes on the kept input, then everything new. Returns the function that disconnects. */
  connect(this: void, sink: Sink): () => void;
  /** Drops the kept input: the code could not be loaded. */
  clear(this: void): void;
}

/** An empty feed; make it once per hook, as state. */
function createGestureFeed(): GestureFeed {
  let kept: GestureInput[] = [];
  let sink: Sink | null = null;
  const isOver = (nowMs: number) => {
    const last = kept.at(-1);
    return !last || (/up|cancel/.test(last.type) && nowMs - last.timeStamp > HANDOVER_LIMIT_MS);
  };
  return {
    send(input) {
      if (sink) sink(input);
      else kept.push(input);
    },
    connect(connected) {
      const waiting = isOver(performance.now()) ? [] : kept;
      kept = [];
      sink = connected;
      for (const input of waiting) connected(input);
      return () => {
        if (sink === connected) sink = null;
      };
    },
    clear() {
      kept = [];
    },
  };
}
