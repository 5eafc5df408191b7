'use client';
import { useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PLAYER_SCROLL_OFFSET_PX } from './constants.ts';
import { neighbourOf } from './neighbourOf.ts';
import { playingTexts } from './playingTexts.ts';
import type { PlaylistVideoReason, UsePlaylistOptions, UsePlaylistResult } from './types.ts';
import { useAutonext } from './useAutonext.ts';
import { useCurrentVideo } from './useCurrentVideo.ts';
import { useFailedSkip } from './useFailedSkip.ts';
import { useFailureAlert } from './useFailureAlert.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePlayerScroll } from './usePlayerScroll.ts';
import { usePlaylistGetters } from './usePlaylistGetters.ts';
import { usePlaylistPages } from './usePlaylistPages.ts';
import { usePlaylistPlayer } from './usePlaylistPlayer.ts';
import { usePlaylistPopup } from './usePlaylistPopup.ts';
import { usePopupKeys } from './usePopupKeys.ts';
import { useVideoHash } from './useVideoHash.ts';
import { useVideoPress } from './useVideoPress.ts';

/** After the last video comes the first, so both ways are there as soon as there are others. */
function waysFrom({ length }: readonly PlaylistVideo[]): Pick<UsePlaylistResult, 'hasNextVideo' | 'hasPreviousVideo'> {
  return { hasNextVideo: length > 1, hasPreviousVideo: length > 1 };
}

/**
 * A playlist: pages of videos, and one player for all of them, above the list or in a lightbox.
 *
 * @example
 * const playlist = usePlaylist({ source, initialPage, player: { mode: 'large', autonext: true } });
 * <section {...playlist.getPlayerAreaProps()}>
 *   {playlist.player.isMounted && <iframe {...playlist.player.getFrameProps()} />}
 * </section>
 * <ul {...playlist.getListProps()}>
 *   {playlist.shown.map((video) => <li key={video.id}><a {...playlist.getItemProps({ video })}>{video.title}</a></li>)}
 * </ul>
 */
export function usePlaylist(options: UsePlaylistOptions): UsePlaylistResult {
  const { player: wishes = {}, followsHash = true, usesMediaSession = true } = options;
  const { mode = 'large', scrolling = PLAYER_SCROLL_OFFSET_PX, autonext = false, loop = false } = wishes;
  const isPopup = mode === 'popup';
  const pages = usePlaylistPages(options);
  const { known, labels } = pages;
  useFailureAlert(pages.failure, options.alertsFailures);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const scrollToPlayer = usePlayerScroll(isPopup ? null : area, scrolling);

  const current = useCurrentVideo(options, known, isPopup);
  const { video, reason, request } = current;
  const player = usePlaylistPlayer(options, current);
  const { playback, play, pause } = player;
  const { show, presses } = useVideoPress({ ...current, play, scrollToPlayer });
  const step = useStableCallback((steps: number, why: PlaylistVideoReason, event?: Event) => {
    const next = neighbourOf(known, video?.id ?? null, steps);
    if (next) show(next, why, event);
  });
  const { popup, openFor, getContainerProps } = usePlaylistPopup({
    ...pages,
    isPopup,
    wantsThumbnails: wishes.thumbnails ?? false,
    video,
    request,
    show,
  });
  const press = useStableCallback(
    (asked: PlaylistVideo, why: 'item' | 'hash' | 'imperative', event?: Event, opener?: HTMLElement) =>
      isPopup ? openFor({ video: asked, reason: why }, event, opener) : show(asked, why, event),
  );

  usePopupKeys({ ...popup, step: (steps, event) => step(steps, 'keyboard', event) });
  useAutonext(playback, autonext && !loop, () => step(1, 'autonext'));
  const isSkipping = useFailedSkip({ ...current, known, hasFailed: player.hasFailed, wishes, area, show });
  useVideoHash({ videos: known, isFollowed: followsHash, presses, onNamed: (named) => press(named, 'hash') });
  useMediaSession({
    video: usesMediaSession ? video : null,
    playback,
    play,
    pause,
    next: () => step(1, 'mediaSession'),
    previous: () => step(-1, 'mediaSession'),
  });
  const given = { options, labels, ...current, playback, isSkipping, isPopup, press, step, setArea };
  return {
    ...pages,
    ...usePlaylistGetters(given),
    getContainerProps,
    mode,
    video,
    reason,
    isSkipping,
    ...playingTexts(video, wishes),
    player,
    popup,
    ...waysFrom(known),
    playVideo: useStableCallback((asked: PlaylistVideo, event?: Event) => press(asked, 'imperative', event)),
    playNext: useStableCallback(() => step(1, 'imperative')),
    playPrevious: useStableCallback(() => step(-1, 'imperative')),
  };
}
