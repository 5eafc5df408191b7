'use client';
import { useCallback, useRef, useState } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { GestureInput } from './GestureInput.ts';

interface FirstTouch {
  /** The recognizers; undefined until they have come. */
  readonly code: typeof gesturesChunk.code;
  /** Whether an event of this type is to be kept for the recognizers. The first pointer that goes down fetches them. */
  readonly keeps: (type: string) => boolean;
}

/**
 * Fetches the code of gestures with the first pointer that goes down. Where it cannot be had there is no gesture: `onLost` forgets what was
 * kept, and the next pointer asks again. Buttons and keys do all that gestures do.
 */
export function useFirstTouch(onLost: () => void): FirstTouch {
  const { code, load } = useChunk(gesturesChunk, { enabled: false });
  const isAwaited = useRef(false);
  const ask = useStableCallback(async () => {
    isAwaited.current = true;
    if (await load()) return;
    isAwaited.current = false;
    onLost();
  });
  const keeps = useCallback(
    (type: string) => {
      if (!isAwaited.current && type === 'pointerdown') void ask();
      return isAwaited.current;
    },
    [ask],
  );
  return { code, keeps };
}

interface GestureCode extends Pick<FirstTouch, 'code'> {
  readonly feed: GestureFeed;
  /** Hands it an input. Draw the recognizer with `feed`. */
  readonly send: (input: GestureInput) => void;
}

/** Fetches the code of gestures with the first pointer that goes down, and loses nothing of what that pointer does. */
export function useGestureCode(): GestureCode {
  const [feed] = useState(createGestureFeed);
  const { code, keeps } = useFirstTouch(feed.clear);
  const send = useCallback(
    (input: GestureInput) => {
      if (gesturesChunk.code || keeps(input.type)) feed.send(input);
    },
    [feed, keeps],
  );
  return { code, feed, send };
}

/** A gesture that was over for longer than this when its code arrived is not acted upon: the visitor does something else. */
const HANDOVER_LIMIT_MS = 10_000;

type Sink = (input: GestureInput) => void;

/** Carries what pointers do to the code that makes gestures of it, and keeps it while that code is on its way. */
export interface GestureFeed {
  send(this: void, input: GestureInput): void;
  /** Gets what was kept, and then everything that comes. Returns the way to disconnect. */
  connect(this: void, sink: Sink): () => void;
  /** Forgets what was kept: the code did not come. */
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
