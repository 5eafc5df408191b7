'use client';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { createGestureFeed } from './createGestureFeed.ts';
import type { GestureFeed } from './createGestureFeed.ts';
import type { GestureInput } from './GestureInput.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface GestureCode<TProps> {
  /** Null until its code is there: draw it with `feed`. */
  readonly Recognizer: ComponentType<TProps> | null;
  readonly feed: GestureFeed;
  /** Hands it an input; the first one fetches the code. */
  readonly send: (input: GestureInput) => void;
}

/** Fetches the code of a gesture with the first pointer that goes down, and loses nothing of what that pointer does. */
export function useGestureCode<TProps>(load: () => Promise<ComponentType<TProps>>): GestureCode<TProps> {
  const [Recognizer, setRecognizer] = useState<ComponentType<TProps> | null>(null);
  const [feed] = useState(createGestureFeed);
  const isLoading = useRef(false);

  const fetchCode = async () => {
    isLoading.current = true;
    try {
      const loaded = await load();
      setRecognizer(() => loaded);
    } catch {
      // Without its code there is no gesture; the next one asks again. Buttons and keys do all that gestures do.
      isLoading.current = false;
      feed.clear();
    }
  };
  const send = useStableCallback((input: GestureInput) => {
    if (!Recognizer && !isLoading.current) {
      if (input.type !== 'pointerdown') return;
      void fetchCode();
    }
    feed.send(input);
  });
  return { Recognizer, feed, send };
}
