'use client';
import { useEffect, useRef, useState } from 'react';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { useFocusHandover, type FocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { isClipped, toClip } from './clip.ts';
import { createFrameDriver, type FrameDriver } from './engine/createFrameDriver.ts';
import { watchFileClip, type FileClip } from './engine/filePlayer.ts';
import type { UseFramePlayerOptions, UseFramePlayerResult } from './types.ts';

/**
 * Calls `onHide` when React hides the surrounding tree (with `<Activity>`, or when a Suspense boundary suspends again),
 * when React unmounts the tree, and during StrictMode's double mount.
 */
function useOnHide(onHide: () => void): void {
  const hide = useStableCallback(onHide);
  useIsomorphicLayoutEffect(() => hide, [hide]);
}

/**
 * Controls the player in a provider's iframe with `postMessage` and reports its state. No provider script runs on your
 * page.
 */
export function useFramePlayer({
  frame,
  protocol,
  origin,
  startSeconds,
  endSeconds,
}: UseFramePlayerOptions): UseFramePlayerResult {
  const [reported, setReported] = useState<{ readonly frame: HTMLIFrameElement; readonly playback: Playback } | null>(
    null,
  );
  const driver = useRef<FrameDriver | null>(null);

  const handleLoad = useStableCallback(() => driver.current?.startHandshake());
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
        if (event.type === 'playback') setReported({ frame, playback: event.playback });
      },
      signal: end.signal,
    });
    return () => {
      driver.current = null;
      end.abort();
    };
  }, [frame, protocol, origin, startSeconds, endSeconds]);

  // Ignore the state of the previous iframe.
  const playback = frame !== null && reported?.frame === frame ? reported.playback : 'unstarted';
  useOnHide(() => {
    if (!frame || playback !== 'playing') return;
    pause();
    // Report the pause here, because the driver may already be disconnected when the iframe reports it.
    setReported({ frame, playback: 'paused' });
  });
  return { playback, play, pause, handleLoad };
}

interface FileClipHookOptions extends VideoClip {
  readonly video: HTMLVideoElement | null;
  readonly onEnded?: (() => void) | undefined;
}

/**
 * Keeps a `<video>` within its clip, and pauses it when React hides the surrounding tree. Returns a function that
 * reports whether the video is paused at the end of the clip.
 */
export function useFileClip({ video, startSeconds, endSeconds, onEnded }: FileClipHookOptions): () => boolean {
  const clip = useRef<FileClip | null>(null);
  const handleEnded = useStableCallback(() => onEnded?.());
  useOnHide(() => {
    if (video && !video.paused) video.pause();
  });
  useEffect(() => {
    const limits = toClip({ startSeconds, endSeconds });
    if (!video || !isClipped(limits)) return undefined;
    const end = new AbortController();
    clip.current = watchFileClip({ video, clip: limits, onEnded: handleEnded, signal: end.signal });
    return () => {
      clip.current = null;
      end.abort();
    };
  }, [video, startSeconds, endSeconds, handleEnded]);
  return useStableCallback(() => clip.current?.isOver() ?? false);
}

/** When a clicked consent button is removed, moves focus from it to the player or the player's container. */
export function usePlayerFocus(box: HTMLElement | null): FocusHandover {
  return useFocusHandover(() => {
    // When a focused button is removed, focus falls back to the body. If focus is anywhere else, it was moved on
    // purpose.
    if (document.activeElement !== document.body) return null;
    const player = box?.querySelector<HTMLElement>('iframe, video');
    if (!player) box?.setAttribute('tabindex', '-1');
    return player ?? box;
  });
}
