'use client';
import { useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { ChangeDetails } from '../shared/ChangeDetails.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
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
