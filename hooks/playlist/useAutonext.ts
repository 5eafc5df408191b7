'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { FAILED_VIDEO_DELAY_MS } from './constants.ts';
import type { PlaylistPlayerOptions } from './types.ts';
import type { CurrentVideo, ShowVideo } from './useCurrentVideo.ts';

/** Goes on when a video has come to its end, where the options want it and it is not to be played again. */
export function useAutonext(playback: Playback, isWanted: boolean, goOn: () => void): void {
  const next = useStableCallback(goOn);
  const hasEnded = playback === 'ended';
  useEffect(() => {
    if (hasEnded && isWanted) next();
  }, [hasEnded, isWanted, next]);
}

interface FailedSkipOptions extends Pick<CurrentVideo, 'video' | 'isAsked'> {
  readonly known: readonly PlaylistVideo[];
  /** The video cannot be played. */
  readonly hasFailed: boolean;
  readonly wishes: PlaylistPlayerOptions;
  /** The element around the player. */
  readonly area: HTMLElement | null;
  readonly show: ShowVideo;
}

/** Whether the visitor is at the player, by pointer or focus, or does not see the page. */
function useIsHeld(area: HTMLElement | null, isWatched: boolean): boolean {
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

/** The one after a video; after the last none: a list in which nothing can be played has an end. */
function followerOf(known: readonly PlaylistVideo[], video: PlaylistVideo | null): PlaylistVideo | undefined {
  const index = known.findIndex(({ id }) => id === video?.id);
  return index < 0 ? undefined : known[index + 1];
}

/**
 * Goes on from a video that was to begin and cannot be played, after a moment, unless the visitor is at the player or does not see the
 * page. Whether it is about to.
 */
export function useFailedSkip(options: FailedSkipOptions): boolean {
  const { video, isAsked, known, hasFailed, area, show } = options;
  const { autonext = false, autoplay = false, failedDelayMs = FAILED_VIDEO_DELAY_MS } = options.wishes;
  const follower = followerOf(known, video);
  const isSkipping = hasFailed && autonext && (isAsked || autoplay) && follower !== undefined;
  const isHeld = useIsHeld(area, isSkipping);
  const timeout = useTimeout();
  const goOn = useStableCallback((from: string) => {
    if (follower && video?.id === from) show(follower, 'autonext');
  });
  const from = isSkipping && !isHeld ? video?.id : undefined;
  useEffect(() => {
    if (from === undefined) return undefined;
    timeout.start(failedDelayMs, () => goOn(from));
    return timeout.clear;
  }, [from, failedDelayMs, timeout, goOn]);
  return isSkipping;
}
