'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { FAILED_VIDEO_DELAY_MS } from './constants.ts';
import type { PlaylistPlayerOptions } from './types.ts';
import type { CurrentVideo, ShowVideo } from './useCurrentVideo.ts';

/** Goes on to the next video when one has ended. */
export function useAutonext(playback: Playback, enabled: boolean, goOn: () => void): void {
  const next = useStableCallback(goOn);
  const hasEnded = playback === 'ended';
  useEffect(() => {
    if (hasEnded && enabled) next();
  }, [hasEnded, enabled, next]);
}

interface FailedSkipOptions extends Pick<CurrentVideo, 'video' | 'isAsked'> {
  readonly known: readonly PlaylistVideo[];
  /** The video cannot be played. */
  readonly hasFailed: boolean;
  readonly playerOptions: PlaylistPlayerOptions;
  /** The element around the player. */
  readonly area: HTMLElement | null;
  readonly show: ShowVideo;
}

/** Returns whether the visitor is at the player, by pointer or focus, or does not see the page. */
function useIsVisitorAtPlayer(area: HTMLElement | null, isWatched: boolean): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isWatched) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const set = (reason: string, isSet: boolean) =>
      setReasons((before) => {
        const after = new Set(before);
        if (isSet) after.add(reason);
        else after.delete(reason);
        return after;
      });
    const see = () => set('hidden', document.visibilityState === 'hidden');
    see();
    set('focus', area?.contains(document.activeElement) ?? false);
    set('hover', area?.matches(':hover') ?? false);
    document.addEventListener('visibilitychange', see, { signal });
    area?.addEventListener('focusin', () => set('focus', true), { signal });
    area?.addEventListener('focusout', () => set('focus', false), { signal });
    area?.addEventListener('pointerenter', () => set('hover', true), { signal });
    area?.addEventListener('pointerleave', () => set('hover', false), { signal });
    return () => ending.abort();
  }, [area, isWatched]);
  return reasons.size > 0;
}

/** Returns the video after another; undefined after the last, so that a list in which nothing can be played comes to an end. */
function videoAfter(known: readonly PlaylistVideo[], video: PlaylistVideo | null): PlaylistVideo | undefined {
  const index = known.findIndex(({ id }) => id === video?.id);
  return index < 0 ? undefined : known[index + 1];
}

/**
 * Skips a video that was to begin and cannot be played, after a delay, unless the visitor is at the player or does not see the page.
 * Returns whether it is about to.
 */
export function useFailedSkip(options: FailedSkipOptions): boolean {
  const { video, isAsked, known, hasFailed, area, show } = options;
  const { autonext = false, autoplay = false, failedDelayMs = FAILED_VIDEO_DELAY_MS } = options.playerOptions;
  const next = videoAfter(known, video);
  const isSkipping = hasFailed && autonext && (isAsked || autoplay) && next !== undefined;
  const isHeld = useIsVisitorAtPlayer(area, isSkipping);
  const timeout = useTimeout();
  const goOn = useStableCallback((from: string) => {
    if (next && video?.id === from) show(next, 'autonext');
  });
  const from = isSkipping && !isHeld ? video?.id : undefined;
  useEffect(() => {
    if (from === undefined) return undefined;
    timeout.start(failedDelayMs, () => goOn(from));
    return timeout.clear;
  }, [from, failedDelayMs, timeout, goOn]);
  return isSkipping;
}
