'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { HASH_PRESS_DELAY_MS } from './constants.ts';
import type { PlaylistVideoReason, UsePlaylistOptions } from './types.ts';

export interface CurrentVideo {
  readonly video: PlaylistVideo | null;
  /** Somebody asked for it: it is not there only because the page began with it. */
  readonly isAsked: boolean;
  /** Somebody has asked for a video: the list did not only go on by itself. */
  readonly isPressed: boolean;
  /** What led to it. */
  readonly reason: PlaylistVideoReason | null;
  /** False where the page did not let it happen, the list does not have the video, or it is there already. */
  request(video: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event): boolean;
  /** The video that is there already was asked for. */
  confirm(reason: PlaylistVideoReason): void;
}

/** Which video is in the player, and why. */
export function useCurrentVideo(
  options: Pick<UsePlaylistOptions, 'videoId' | 'defaultVideoId' | 'onVideoChange'>,
  known: readonly PlaylistVideo[],
  isPopup: boolean,
): CurrentVideo {
  const [asked, setAsked] = useState<{ readonly id: string | null; readonly reason: PlaylistVideoReason } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const find = (id: string | null | undefined) => known.find((video) => video.id === id) ?? null;
  const [wantedId, requestId] = useControllableState<string | null | undefined, PlaylistVideoReason>({
    name: 'videoId',
    value: options.videoId,
    defaultValue: options.defaultVideoId,
    onChange: (id, details: ChangeDetails<PlaylistVideoReason>) => options.onVideoChange?.(find(id), details),
  });
  // As long as nobody wants another one, or where that one is gone from the list.
  const hasFirst = !isPopup && options.videoId === undefined && wantedId !== null;
  const video = find(wantedId) ?? (hasFirst ? (known[0] ?? null) : null);
  const videoId = video?.id ?? null;
  const ask = (id: string | null, reason: PlaylistVideoReason) => {
    setAsked({ id, reason });
    if (reason !== 'autonext') setPressed(true);
  };
  const request = useStableCallback((next: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event) => {
    const id = next?.id ?? null;
    // A list may have changed since somebody took a video from it.
    const isKnown = !next || find(id) !== null;
    const isChanged = isKnown && id !== videoId && requestId(id, reason, event);
    if (isChanged) ask(id, reason);
    return isChanged;
  });
  const confirm = useStableCallback((reason: PlaylistVideoReason) => ask(videoId, reason));
  const isAsked = asked !== null && asked.id === videoId;
  return { video, isAsked, isPressed, reason: isAsked ? asked.reason : null, request, confirm };
}

export type ShowVideo = (video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event) => void;

interface VideoPressOptions extends Pick<CurrentVideo, 'video' | 'request' | 'confirm'> {
  readonly play: () => void;
  readonly scrollToPlayer: () => void;
}

interface VideoPress {
  /** Puts a video into the player and plays it; one that is there already is only played. */
  readonly show: ShowVideo;
  /** How many times that was asked for. */
  readonly presses: number;
}

/** What becomes of every wish to see a video. The page follows to the player where the wish came from the list. */
export function useVideoPress({ video, play, request, confirm, scrollToPlayer }: VideoPressOptions): VideoPress {
  const [presses, setPresses] = useState(0);
  const show = useStableCallback<Parameters<ShowVideo>, void>((asked, reason, event) => {
    setPresses((count) => count + 1);
    if (asked.id === video?.id) {
      confirm(reason);
      play();
    } else if (!request(asked, reason, event)) return;
    if (reason === 'item' || reason === 'hash') scrollToPlayer();
  });
  return { show, presses };
}

interface VideoHashOptions {
  readonly videos: readonly PlaylistVideo[];
  readonly isFollowed: boolean;
  /** How often the visitor has pressed a video: whoever has chosen is not led elsewhere. */
  readonly presses: number;
  readonly onNamed: (video: PlaylistVideo) => void;
}

/** Presses the video that the address names, a while after the page or the name has come. */
export function useVideoHash({ videos, isFollowed, presses, onNamed }: VideoHashOptions): void {
  const timeout = useTimeout();
  const press = useStableCallback((video: PlaylistVideo) => onNamed(video));
  const follow = useStableCallback(() => {
    const video = hashedVideo(window.location.hash, videos);
    if (video) timeout.start(HASH_PRESS_DELAY_MS, () => press(video));
    else timeout.clear();
  });
  // A page may get its videos later than its address.
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

/** The video whose id the hash of an address is. A hash is anybody's text: what it is not is undefined. */
export function hashedVideo(hash: string, videos: readonly PlaylistVideo[]): PlaylistVideo | undefined {
  const plain = hash.replace(/^#/, '');
  if (plain === '') return undefined;
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // Not encoded by anybody: it may be an id as it stands.
  }
  return videos.find(({ id }) => id === plain || id === decoded);
}
