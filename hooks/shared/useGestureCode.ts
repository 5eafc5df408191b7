'use client';
import { useCallback, useRef, useState } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { createGestureFeed } from './engine/createGestureFeed.ts';
import type { GestureFeed } from './engine/createGestureFeed.ts';
import type { GestureInput } from './GestureInput.ts';

export interface GestureCode {
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
