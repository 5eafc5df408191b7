'use client';
import { useEffect, useRef, useState } from 'react';
import type { VideoClip } from '../backend/VideoClip.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import type { FocusHandover } from '../shared/useFocusHandover.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { isPiece, toClip } from './clip.ts';
import { createFrameDriver } from './engine/createFrameDriver.ts';
import type { FrameDriver } from './engine/createFrameDriver.ts';
import { watchFileClip } from './engine/filePlayer.ts';
import type { FileClip } from './engine/filePlayer.ts';
import type { UseFramePlayerOptions, UseFramePlayerResult } from './types.ts';

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

interface FileClipHookOptions extends VideoClip {
  readonly video: HTMLVideoElement | null;
  readonly onEnd?: (() => void) | undefined;
}

/** Keeps the film in an element within its piece. Back comes whether it rests at the end of that. */
export function useFileClip({ video, startSeconds, endSeconds, onEnd }: FileClipHookOptions): () => boolean {
  const piece = useRef<FileClip | null>(null);
  const tellEnd = useStableCallback(() => onEnd?.());
  useEffect(() => {
    const clip = toClip({ startSeconds, endSeconds });
    if (!video || !isPiece(clip)) return undefined;
    const end = new AbortController();
    piece.current = watchFileClip({ video, clip, onEnd: tellEnd, signal: end.signal });
    return () => {
      piece.current = null;
      end.abort();
    };
  }, [video, startSeconds, endSeconds, tellEnd]);
  return useStableCallback(() => piece.current?.isOver() ?? false);
}

/** For the buttons that let a player load, and go with their question: whoever pressed one goes on in the player, or where it will be. */
export function usePlayerFocus(box: HTMLElement | null): FocusHandover {
  return useFocusHandover(() => {
    // Focus that went with the button is the body's. Anywhere else it was put meanwhile.
    if (document.activeElement !== document.body) return null;
    const player = box?.querySelector<HTMLElement>('iframe, video');
    if (!player) box?.setAttribute('tabindex', '-1');
    return player ?? box;
  });
}
