'use client';
import { useCallback, useRef, useState } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import type { GestureInput } from './GestureInput.ts';

interface GestureCode {
  /** The recognizers; undefined until they have come. Draw one with `feed`. */
  readonly code: typeof gesturesChunk.code;
  readonly feed: GestureFeed;
  /** Hands it an input; the first one fetches the code. */
  readonly send: (input: GestureInput) => void;
}

/** Fetches the code of gestures with the first pointer that goes down, and loses nothing of what that pointer does. */
export function useGestureCode(): GestureCode {
  const { code } = useChunk(gesturesChunk, { enabled: false });
  const [feed] = useState(createGestureFeed);
  const isLoading = useRef(false);

  const send = useCallback(
    (input: GestureInput) => {
      const fetchCode = async () => {
        isLoading.current = true;
        try {
          await gesturesChunk.load();
        } catch {
          // Without its code there is no gesture; the next one asks again. Buttons and keys do all that gestures do.
          isLoading.current = false;
          feed.clear();
        }
      };
      if (!gesturesChunk.code && !isLoading.current) {
        if (input.type !== 'pointerdown') return;
        void fetchCode();
      }
      feed.send(input);
    },
    [feed],
  );
  return { code, feed, send };
}

/** A gesture that was over for longer than this when its code arrived is not acted upon: the visitor does something else. */
const HANDOVER_LIMIT_MS = 10_000;

type Sink = (input: GestureInput) => void;

/** Carries what pointers do to the code that makes gestures of it, and keeps it while that code is on its way. */
export interface GestureFeed {
  send(input: GestureInput): void;
  /** Gets what was kept, and then everything that comes. Returns the way to disconnect. */
  connect(sink: Sink): () => void;
  /** Forgets what was kept: the code did not come. */
  clear(): void;
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
