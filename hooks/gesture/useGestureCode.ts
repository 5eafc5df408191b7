'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { whenIdle } from '../shared/engine/whenIdle.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { GestureInput } from './GestureInput.ts';

interface GestureRecognizers {
  /** The recognizers; undefined until they are loaded. */
  readonly code: typeof gesturesChunk.code;
  /** Whether an event of this type is to be kept for the recognizers. The first pointer that goes down fetches them. */
  readonly keeps: (type: string) => boolean;
}

/**
 * Fetches the code of gestures when the first pointer goes down. If it cannot be loaded there is no gesture: `onLost` drops the kept input,
 * and the next pointer tries again. Buttons and keys do everything that gestures do.
 */
export function useGestureRecognizers(onLost: () => void): GestureRecognizers {
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

interface GestureCode extends Pick<GestureRecognizers, 'code'> {
  readonly feed: GestureFeed;
  /** Hands it an input. Draw the recognizer with `feed`. */
  readonly send: (input: GestureInput) => void;
}

/**
 * Fetches the code of gestures when the first pointer goes down, and keeps the input of that pointer for it. Where a gesture is likely, a touch screen
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
      if (gesturesChunk.code || keeps(input.type)) feed.send(input);
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
