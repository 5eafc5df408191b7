'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Chunk } from '../chunk/createChunk.ts';
import { whenIdle } from '../shared/engine/whenIdle.ts';
import type { GestureInput } from './GestureInput.ts';
import { useGestureRecognizers, type GestureRecognizers } from './useGestureRecognizers.ts';

interface GestureCode<TCode> extends Pick<GestureRecognizers<TCode>, 'code'> {
  readonly feed: GestureFeed;
  /** Delivers input to the recognizer. Render the recognizer with `feed`. */
  readonly send: (input: GestureInput) => void;
}

/**
 * Loads a recognizer's chunk on the first touch or drag, and stores the pointer's input until the chunk has loaded. If
 * a gesture is likely, touch devices load the chunk as soon as the browser is idle, so that the first drag does not
 * lose frames.
 */
export function useGestureCode<TCode>(
  chunk: Chunk<TCode>,
  { isLikely = false }: { readonly isLikely?: boolean } = {},
): GestureCode<TCode> {
  const [feed] = useState(createGestureFeed);
  const { code, shouldStore } = useGestureRecognizers(chunk, feed.clear);
  useEffect(() => {
    if (!isLikely || chunk.code || !navigator.maxTouchPoints) return undefined;
    // Ignore a failure here. The first pointer press loads the chunk again and reports a failure.
    return whenIdle(() => void chunk.load().catch(() => undefined));
  }, [chunk, isLikely]);
  const send = useCallback(
    (input: GestureInput) => {
      if (chunk.code || shouldStore(input)) feed.send(input);
    },
    [chunk, feed, shouldStore],
  );
  return { code, feed, send };
}

/**
 * If a chunk loads later than this after the end of a gesture, the stored gesture is dropped, because the user has
 * moved on.
 */
const HANDOVER_LIMIT_MS = 10_000;

type Sink = (input: GestureInput) => void;

/** Passes pointer input to the gesture recognizers, and stores it while their chunk is loading. */
export interface GestureFeed {
  send(this: void, input: GestureInput): void;
  /** Delivers the stored input, then all new input. Returns a function that disconnects. */
  connect(this: void, sink: Sink): () => void;
  /** Drops the stored input after a mouse click, or because the chunk failed to load. */
  clear(this: void): void;
}

/** Creates an empty feed. Create it once per hook, as state. */
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
