'use client';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { createFrameDriver } from './engine/createFrameDriver.ts';
import type { FrameDriver } from './engine/createFrameDriver.ts';
import type { UseFramePlayerOptions, UseFramePlayerResult } from './types.ts';
import type { Playback } from '../backend/VideoPlayer.ts';

/** Drives the player in a provider's frame by messages, and hears what it says. Nothing of the provider runs on the page. */
export function useFramePlayer({
  frame,
  protocol,
  origin,
  startSeconds,
  endSeconds,
}: UseFramePlayerOptions): UseFramePlayerResult {
  const [heard, setHeard] = useState<{ readonly frame: HTMLIFrameElement; readonly playback: Playback } | null>(null);
  const driver = useRef<FrameDriver | null>(null);

  const handleLoad = useStableCallback(() => driver.current?.greet());
  const play = useStableCallback(() => driver.current?.play());
  const pause = useStableCallback(() => driver.current?.pause());
  useEffect(() => {
    if (!frame || !protocol) return undefined;
    const end = new AbortController();
    driver.current = createFrameDriver({
      frame,
      protocol,
      origin,
      video: { id: '', startSeconds, endSeconds },
      listen: (event) => {
        if (event.type === 'playback') setHeard({ frame, playback: event.playback });
      },
      signal: end.signal,
    });
    return () => {
      driver.current = null;
      end.abort();
    };
  }, [frame, protocol, origin, startSeconds, endSeconds]);

  // What another frame said says nothing of this one.
  const playback = frame !== null && heard?.frame === frame ? heard.playback : 'unstarted';
  return { playback, play, pause, handleLoad };
}
