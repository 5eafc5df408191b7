'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { FAILED_VIDEO_DELAY_MS, HASH_PRESS_DELAY_MS } from './constants.ts';
import type { PlaylistPlayerOptions, PlaylistVideoReason, UsePlaylistOptions } from './types.ts';

export interface CurrentVideo {
  readonly video: PlaylistVideo | null;
  /** Whether the current video was requested, as opposed to being the initial video. */
  readonly isRequested: boolean;
  /** Whether the user (rather than autonext) has requested any video. */
  readonly isPressed: boolean;
  /** Why the current video was requested, or `null` for the initial video. */
  readonly reason: PlaylistVideoReason | null;
  /**
   * Requests a video. Returns false if the caller canceled the change, the list does not contain the video, or the
   * video is already current.
   */
  request(video: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event): boolean;
  /** Marks the current video as requested. */
  confirm(reason: PlaylistVideoReason): void;
}

/** Tracks the current video and why it was requested. */
export function useCurrentVideo(
  options: Pick<UsePlaylistOptions, 'videoId' | 'defaultVideoId' | 'onVideoChange'>,
  videos: readonly PlaylistVideo[],
  isPopup: boolean,
): CurrentVideo {
  const [requested, setRequested] = useState<{
    readonly id: string | null;
    readonly reason: PlaylistVideoReason;
  } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const find = (id: string | null | undefined) => videos.find((video) => video.id === id) ?? null;
  const [wantedId, requestId] = useControllableState<string | null | undefined, PlaylistVideoReason>({
    name: 'videoId',
    value: options.videoId,
    defaultValue: options.defaultVideoId,
    onChange: (id, details: ChangeDetails<PlaylistVideoReason>) => options.onVideoChange?.(find(id), details),
  });
  // The first video is the initial one. It becomes current again if the current video is removed from the list.
  const hasFirst = !isPopup && options.videoId === undefined && wantedId !== null;
  const video = find(wantedId) ?? (hasFirst ? (videos[0] ?? null) : null);
  const videoId = video?.id ?? null;
  const markRequested = (id: string | null, reason: PlaylistVideoReason) => {
    setRequested({ id, reason });
    if (reason !== 'autonext') setPressed(true);
  };
  const request = useStableCallback((next: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event) => {
    const id = next?.id ?? null;
    // The list may have changed since the caller obtained the video.
    const isKnown = !next || find(id) !== null;
    const isChanged = isKnown && id !== videoId && requestId(id, reason, event);
    if (isChanged) markRequested(id, reason);
    return isChanged;
  });
  const confirm = useStableCallback((reason: PlaylistVideoReason) => markRequested(videoId, reason));
  const isRequested = requested !== null && requested.id === videoId;
  return { video, isRequested, isPressed, reason: isRequested ? requested.reason : null, request, confirm };
}

type ShowVideo = (video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event) => void;

interface ShowVideoOptions extends Pick<CurrentVideo, 'video' | 'request' | 'confirm'> {
  readonly play: () => void;
  readonly scrollToPlayer: () => void;
}

interface ShowVideoResult {
  /** Plays a video, making it the current one if necessary. */
  readonly show: ShowVideo;
  /** The number of calls to `show`. */
  readonly presses: number;
}

/** Handles all requests for a video. Scrolls to the player if the request came from the list or from the URL hash. */
export function useShowVideo({ video, play, request, confirm, scrollToPlayer }: ShowVideoOptions): ShowVideoResult {
  const [presses, setPresses] = useState(0);
  const show = useStableCallback<Parameters<ShowVideo>, void>((next, reason, event) => {
    setPresses((count) => count + 1);
    if (next.id === video?.id) {
      confirm(reason);
      play();
    } else if (!request(next, reason, event)) return;
    if (reason === 'item' || reason === 'hash') scrollToPlayer();
  });
  return { show, presses };
}

interface VideoHashOptions {
  readonly videos: readonly PlaylistVideo[];
  readonly isFollowed: boolean;
  /** The number of requests so far. Each request cancels a pending request from the hash. */
  readonly presses: number;
  readonly onNamed: (video: PlaylistVideo) => void;
}

/**
 * Plays the video referenced by the URL hash, after a delay. The delay starts when the component mounts or the hash
 * changes.
 */
export function useVideoHash({ videos, isFollowed, presses, onNamed }: VideoHashOptions): void {
  const timeout = useTimeout();
  const press = useStableCallback((video: PlaylistVideo) => onNamed(video));
  const follow = useStableCallback(() => {
    const video = hashedVideo(window.location.hash, videos);
    if (video) timeout.start(HASH_PRESS_DELAY_MS, () => press(video));
    else timeout.clear();
  });
  // Videos may load after the component has mounted.
  const hasVideos = videos.length > 0;
  useEffect(() => {
    if (!isFollowed || !hasVideos) return undefined;
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      timeout.clear();
    };
  }, [isFollowed, hasVideos, follow, timeout]);
  useEffect(() => {
    if (presses > 0) timeout.clear();
  }, [presses, timeout]);
}

/** Returns the video whose id matches a URL hash, or `undefined` if there is none. */
export function hashedVideo(hash: string, videos: readonly PlaylistVideo[]): PlaylistVideo | undefined {
  const plain = hash.replace(/^#/, '');
  if (plain === '') return undefined;
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // The hash is not percent-encoded, so compare it as is.
  }
  return videos.find(({ id }) => id === plain || id === decoded);
}

/** Plays the next video when the current one ends. */
export function useAutonext(playback: Playback, enabled: boolean, goOn: () => void): void {
  const next = useStableCallback(goOn);
  const hasEnded = playback === 'ended';
  useEffect(() => {
    if (hasEnded && enabled) next();
  }, [hasEnded, enabled, next]);
}

interface FailedSkipOptions extends Pick<CurrentVideo, 'video' | 'isRequested'> {
  readonly videos: readonly PlaylistVideo[];
  /** Whether the current video cannot be played. */
  readonly hasFailed: boolean;
  readonly playerOptions: PlaylistPlayerOptions;
  /** The element around the player. */
  readonly area: HTMLElement | null;
  readonly show: ShowVideo;
}

/**
 * Returns whether skipping should be delayed because the user is hovering over or focusing the player, or because the
 * page is hidden.
 */
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

/**
 * Returns the next video, or `undefined` after the last one. The search does not wrap around, so that a list of
 * unplayable videos does not loop forever.
 */
function videoAfter(videos: readonly PlaylistVideo[], video: PlaylistVideo | null): PlaylistVideo | undefined {
  const index = videos.findIndex(({ id }) => id === video?.id);
  return index < 0 ? undefined : videos[index + 1];
}

/**
 * Skips a video that cannot be played, after a delay. The delay is paused while the user hovers over or focuses the
 * player, or while the page is hidden. Returns whether the video is about to be skipped.
 */
export function useFailedSkip(options: FailedSkipOptions): boolean {
  const { video, isRequested, videos, hasFailed, area, show } = options;
  const { autonext = false, autoplay = false, skipDelayMs = FAILED_VIDEO_DELAY_MS } = options.playerOptions;
  const next = videoAfter(videos, video);
  const isSkipping = hasFailed && autonext && (isRequested || autoplay) && next !== undefined;
  const isHeld = useIsVisitorAtPlayer(area, isSkipping);
  const timeout = useTimeout();
  const goOn = useStableCallback((from: string) => {
    if (next && video?.id === from) show(next, 'autonext');
  });
  const from = isSkipping && !isHeld ? video?.id : undefined;
  useEffect(() => {
    if (from === undefined) return undefined;
    timeout.start(skipDelayMs, () => goOn(from));
    return timeout.clear;
  }, [from, skipDelayMs, timeout, goOn]);
  return isSkipping;
}
