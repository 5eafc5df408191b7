'use client';
import { useCallback, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { usePlayer } from '../player/usePlayer.ts';
import { useVideoPlayers } from '../player/useVideoPlayers.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PLAYER_SCROLL_OFFSET_PX } from './constants.ts';
import { neighbourOf } from './neighbourOf.ts';
import type { PlaylistVideoReason, UsePlaylistOptions, UsePlaylistResult } from './types.ts';
import { useCurrentVideo } from './useCurrentVideo.ts';
import { useFailureAlert } from './useFailureAlert.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePlayerScroll } from './usePlayerScroll.ts';
import { usePlaylistGetters } from './usePlaylistGetters.ts';
import { usePlaylistPages } from './usePlaylistPages.ts';
import { usePlaylistPopup } from './usePlaylistPopup.ts';
import { useVideoHash } from './useVideoHash.ts';

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
  const { player: playerOptions = {}, followsHash = true, usesMediaSession = true, alertsFailures = false } = options;
  const { mode = 'large', scrolling = PLAYER_SCROLL_OFFSET_PX, autoplay = false, loop = false } = playerOptions;
  const isPopup = mode === 'popup';
  const pages = usePlaylistPages(options);
  const { known, labels } = pages;
  const firstId = isPopup ? null : (known[0]?.id ?? null);
  const hasReducedMotion = useReducedMotion();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const scrollToPlayer = usePlayerScroll(isPopup ? null : area, scrolling);

  const { defaultVideoId = firstId } = options;
  const current = useCurrentVideo(options, known, defaultVideoId);
  const { video, isAsked, reason, request } = current;
  const players = useVideoPlayers(options);

  const player = usePlayer<PlaylistVideo>({
    ...options,
    ...playerOptions,
    labels: undefined,
    video,
    // What the page begins with may begin by itself, without sound and not before who wants nothing to move.
    autoplay: isAsked || (autoplay && !hasReducedMotion),
    muted: !isAsked && autoplay,
    onEnded(ended) {
      options.onEnded?.(ended);
      const next = playerOptions.autonext ? neighbourOf(known, ended.id, 1) : undefined;
      if (next) show(next, 'autonext');
    },
  });

  const show = useStableCallback((asked: PlaylistVideo, why: PlaylistVideoReason, event?: Event) => {
    giveUpHash();
    if (asked.id === video?.id) player.play();
    else if (!request(asked, why, event)) return;
    if (why === 'item' || why === 'hash') scrollToPlayer();
  });
  const giveUpHash = useVideoHash({
    videos: known,
    isFollowed: followsHash,
    onNamed: (named) => (isPopup ? popup.open(named) : show(named, 'hash')),
  });
  const popup = usePlaylistPopup({
    ...pages,
    ...{ isPopup, video, request, show },
    wantsThumbnails: playerOptions.thumbnails ?? false,
  });
  const press = useStableCallback((asked: PlaylistVideo, event: Event, opener: HTMLElement) => {
    if (isPopup) popup.open(asked, event, opener);
    else show(asked, 'item', event);
  });
  const step = useStableCallback((steps: number, why: PlaylistVideoReason) => {
    const next = neighbourOf(known, video?.id ?? null, steps);
    if (next) show(next, why);
  });
  const playNext = useStableCallback(() => step(1, 'imperative'));
  const playPrevious = useStableCallback(() => step(-1, 'imperative'));

  useMediaSession({
    video: usesMediaSession ? video : null,
    playback: player.playback,
    play: player.play,
    pause: player.pause,
    next: () => step(1, 'mediaSession'),
    previous: () => step(-1, 'mediaSession'),
  });
  useFailureAlert(pages.failure, alertsFailures);

  const title = video ? video.title || labels.untitled : '';
  const getters = usePlaylistGetters({
    labels,
    currentId: video?.id,
    playback: player.playback,
    isPopup,
    announcement: reason && video ? fillLabel(labels.playing, { title }) : '',
    pageOf: useCallback((own: PlaylistVideo) => players[own.provider].pageOf(own), [players]),
    press,
    setArea,
  });
  return {
    ...pages,
    ...getters,
    mode,
    video,
    playingTitle: playerOptions.showsPlayingTitle ? video?.title : undefined,
    playingDescription: playerOptions.showsPlayingDescription ? video?.description : undefined,
    player,
    popup,
    hasNextVideo: known.length > 1,
    hasPreviousVideo: known.length > 1,
    playVideo: useStableCallback((asked: PlaylistVideo, event?: Event) =>
      isPopup ? popup.open(asked, event) : show(asked, 'imperative', event),
    ),
    playNext,
    playPrevious,
  };
}
