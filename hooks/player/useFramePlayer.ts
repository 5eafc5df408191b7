'use client';
import { useEffect, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { parsePlayerMessage } from './parsePlayerMessage.ts';
import type { Playback, UseFramePlayerOptions, UseFramePlayerResult } from './types.ts';

/** Drives the player in a provider's frame by messages, and hears what it says. Nothing of the provider runs on the page. */
export function useFramePlayer({ frame, protocol, origin }: UseFramePlayerOptions): UseFramePlayerResult {
  const [heard, setHeard] = useState<{ readonly frame: HTMLIFrameElement; readonly playback: Playback } | null>(null);

  const send = (message: unknown) => frame?.contentWindow?.postMessage(message, origin);
  const handleLoad = useStableCallback(() => {
    for (const message of protocol?.hello ?? []) send(message);
  });
  const play = useStableCallback(() => {
    if (protocol) send(protocol.play);
  });
  const pause = useStableCallback(() => {
    if (protocol) send(protocol.pause);
  });
  useEffect(() => {
    if (!frame || !protocol) return undefined;
    const handleMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (source === null || source !== frame.contentWindow || sender !== origin) return;
      const message = parsePlayerMessage(data);
      const playback = message && protocol.read(message);
      if (playback) setHeard({ frame, playback });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, protocol, origin]);

  // What another frame said says nothing of this one.
  const playback = frame !== null && heard?.frame === frame ? heard.playback : 'unstarted';
  return { playback, play, pause, handleLoad };
}
