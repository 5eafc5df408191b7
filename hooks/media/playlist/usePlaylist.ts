'use client';
import { useCallback, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { normalizeVideo } from '../player/playedVideo.ts';
import { playerRatio } from '../player/playerRatio.ts';
import type { UsePlayerResult } from '../player/types.ts';
import { usePlayer, useVideoPlayers } from '../player/usePlayer.ts';
import { fileHref } from '../../core/shared/urls.ts';
import { wrapIndex } from '../../core/shared/clamp.ts';
import { buttonProps, isPlainActivation } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsClient } from '../../core/shared/useIsClient.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { PLAYER_SCROLL_OFFSET_PX } from './constants.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PlaylistPlayerOptions, PlaylistVideoReason, UsePlaylistOptions, UsePlaylistResult } from './types.ts';
import {
  useAutonext,
  useCurrentVideo,
  useFailedSkip,
  useShowVideo,
  useVideoHash,
  type CurrentVideo,
} from './useCurrentVideo.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePlayerScroll } from './usePlayerScroll.ts';
import { useFailureAlert, usePlaylistPages } from './usePlaylistPages.ts';
import { usePlaylistIntent } from './usePlaylistIntent.ts';

/**
 * Returns whether there is a next and a previous video. The list wraps around, so both exist if there are at least two
 * videos.
 */
function availableSteps({
  length,
}: readonly PlaylistVideo[]): Pick<UsePlaylistResult, 'hasNextVideo' | 'hasPreviousVideo'> {
  return { hasNextVideo: length > 1, hasPreviousVideo: length > 1 };
}

/**
 * Manages a playlist: pages of videos, and a single player for all of them, above the list or in a lightbox.
 *
 * @example
 * const playlist = usePlaylist({ source, initialPage, player: { mode: 'large', autonext: true } });
 * <section {...playlist.getPlayerAreaProps()}>
 *   {playlist.player.isMounted && <iframe {...playlist.player.getFrameProps()} />}
 * </section>
 * <ul {...playlist.getListProps()}>
 *   {playlist.videos.map((video) => <li key={video.id}><a {...playlist.getItemProps({ video })}>{video.title}</a></li>)}
 * </ul>
 */
export function usePlaylist(options: UsePlaylistOptions): UsePlaylistResult {
  const { player: playerOptions = {}, followHash = true, mediaSession = true } = options;
  const { mode = 'large', scrollOffset = PLAYER_SCROLL_OFFSET_PX, autonext = false, loop = false } = playerOptions;
  const isPopup = mode === 'popup';
  const pages = usePlaylistPages(options);
  const { loadedVideos: videos, labels } = pages;
  useFailureAlert(pages.failure, options.alertFailures);
  const { area, setArea, scrollToPlayer } = usePlayerArea(isPopup, scrollOffset);

  const current = useCurrentVideo(options, videos, isPopup);
  const { video, reason, request } = current;
  const player = usePlaylistPlayer(options, current);
  const { playback, play, pause } = player;
  const { show, presses } = useShowVideo({ ...current, play, scrollToPlayer });
  const step = useStableCallback((steps: number, why: PlaylistVideoReason, event?: Event) => {
    const next = neighbourOf(videos, video?.id ?? null, steps);
    if (next) show(next, why, event);
  });
  const actions = { request, show, step, wantsThumbnails: playerOptions.thumbnails ?? false };
  const { intent, press, getContainerProps } = usePlaylistIntent({ isPopup, video, ...actions });

  useAutonext(playback, autonext && !loop, () => step(1, 'autonext'));
  const isSkipping = useFailedSkip({ ...current, videos, hasFailed: player.hasFailed, playerOptions, area, show });
  const pressCount = presses + Number(intent.openRequest !== null);
  useVideoHash({ videos, isFollowed: followHash, presses: pressCount, onNamed: (named) => press(named, 'hash') });
  useMediaSession({
    video: mediaSession ? video : null,
    playback,
    play,
    pause,
    next: () => step(1, 'mediaSession'),
    previous: () => step(-1, 'mediaSession'),
  });
  const shown = { ...playingTexts(video, playerOptions), aspectRatio: playerRatio(playerOptions.aspectRatio) };
  const context = { options, labels, ...current, ...shown, playback, isSkipping, isPopup, press, step, setArea };
  return {
    ...pages,
    ...usePlaylistGetters(context),
    getContainerProps,
    mode,
    video,
    reason,
    isSkipping,
    ...shown,
    player,
    intent,
    ...availableSteps(videos),
    playVideo: useStableCallback((target: PlaylistVideo, event?: Event) => press(target, 'imperative', event)),
    playNext: useStableCallback(() => step(1, 'imperative')),
    playPrevious: useStableCallback(() => step(-1, 'imperative')),
  };
}

/** Tracks the element around the player and scrolls to it. This is not needed for a player in a lightbox. */
function usePlayerArea(isPopup: boolean, scrollOffset: number) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  return { area, setArea, scrollToPlayer: usePlayerScroll(isPopup ? null : area, scrollOffset) };
}

/** Creates the player that all videos of the playlist share. */
function usePlaylistPlayer(
  options: UsePlaylistOptions,
  { video, isRequested, isPressed }: Pick<CurrentVideo, 'video' | 'isRequested' | 'isPressed'>,
): UsePlayerResult {
  const { requiresConsent, consent, hosts, adapters, players, onPlaybackChange, onEnded, onError } = options;
  const { autoplay = false, ...settings } = options.player ?? {};
  const hasReducedMotion = useReducedMotion();
  const startsByItself = autoplay && !hasReducedMotion;
  return usePlayer<PlaylistVideo>({
    ...settings,
    labels: options.playerLabels,
    requiresConsent,
    consent,
    hosts,
    adapters,
    players,
    onPlaybackChange,
    onEnded,
    onError,
    video,
    // The initial video may autoplay unless the user prefers reduced motion. It is muted until the user plays a video.
    autoplay: isRequested || startsByItself,
    muted: !isPressed && startsByItself,
  });
}

/**
 * Returns the video that is the given number of steps away, wrapping around. Returns `undefined` if the list is empty.
 */
export function neighbourOf(
  videos: readonly PlaylistVideo[],
  videoId: string | null,
  steps: number,
): PlaylistVideo | undefined {
  const index = videos.findIndex(({ id }) => id === videoId);
  // If there is no current video, start before the first or after the last one.
  const start = index < 0 && steps > 0 ? -1 : Math.max(0, index);
  return videos[wrapIndex(start + steps, videos.length)];
}

/** Returns the current video's title and description, if enabled. */
function playingTexts(
  video: PlaylistVideo | null,
  { showPlayingTitle, showPlayingDescription }: PlaylistPlayerOptions,
): Pick<UsePlaylistResult, 'playingTitle' | 'playingDescription'> {
  return {
    playingTitle: (showPlayingTitle && video?.title) || undefined,
    playingDescription: (showPlayingDescription && video?.description) || undefined,
  };
}

interface PlaylistGetterOptions {
  readonly options: UsePlaylistOptions;
  readonly labels: PlaylistLabels;
  readonly video: PlaylistVideo | null;
  /** Why the current video was requested, or `null` for the initial video. */
  readonly reason: PlaylistVideoReason | null;
  readonly playback: Playback;
  /** Whether the video cannot be played and will be skipped shortly. */
  readonly isSkipping: boolean;
  readonly isPopup: boolean;
  readonly aspectRatio: number;
  readonly press: (video: PlaylistVideo, reason: 'item', event: Event, opener: HTMLElement) => void;
  readonly step: (steps: number, reason: 'imperative', event?: Event) => void;
  readonly setArea: (element: HTMLElement | null) => void;
}

type Getters = Pick<
  UsePlaylistResult,
  'getItemProps' | 'getStepButtonProps' | 'getPlayerAreaProps' | 'getPlayingProps' | 'getPlayingStatusProps'
>;

/** Creates the prop getters for the list items and the player area. */
function usePlaylistGetters(context: PlaylistGetterOptions): Getters {
  const { options, labels, video: current, reason, playback, isSkipping, isPopup, press, step, setArea } = context;
  const { aspectRatio } = context;
  const players = useVideoPlayers(options);
  const isClient = useIsClient();
  const currentId = current?.id;
  const isPlaying = playback === 'playing';
  const playing =
    current && reason ? fillLabel(labels.playing, { title: current.title || labels.untitled }) : undefined;

  const announcement = isSkipping ? labels.skipping : playing;

  const getItemProps = useCallback<Getters['getItemProps']>(
    ({ video, ...props }) => {
      const isCurrent = video.id === currentId;
      const played = normalizeVideo(video);
      const item = {
        href: fileHref(players[played.provider].pageUrlOf(played)),
        'aria-label': fillLabel(labels.play, { title: video.title || labels.untitled }),
        'aria-current': isCurrent || undefined,
        'aria-haspopup': isPopup ? ('dialog' as const) : undefined,
        'data-current': isCurrent ? '' : undefined,
        'data-playing': isCurrent && isPlaying ? '' : undefined,
        onClick(event: MouseEvent<HTMLAnchorElement>) {
          if (!isPlainActivation(event)) return;
          event.preventDefault();
          press(video, 'item', event.nativeEvent, event.currentTarget);
        },
      };
      return mergeProps(item, props);
    },
    [players, labels, currentId, isPlaying, isPopup, press],
  );
  const areaGetters = useMemo<Omit<Getters, 'getItemProps'>>(
    () => ({
      getPlayerAreaProps: (props) => {
        // Server-rendered HTML must not contain style attributes.
        const style = isClient ? ({ '--loggia-player-ratio': aspectRatio } as CSSProperties) : undefined;
        return mergeProps({ ref: setArea, 'aria-label': labels.player, 'data-playback': playback, style }, props);
      },
      getStepButtonProps: ({ direction, ...props }) => {
        const isNext = direction === 'next';
        const label = isNext ? labels.nextVideo : labels.previousVideo;
        return mergeProps(
          buttonProps(label, ({ nativeEvent }) => step(isNext ? 1 : -1, 'imperative', nativeEvent)),
          props,
        );
      },
      getPlayingProps: (props) => mergeProps({ 'data-playing': isPlaying ? '' : undefined }, props),
      getPlayingStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    }),
    [labels, playback, isPlaying, announcement, aspectRatio, isClient, step, setArea],
  );
  return { getItemProps, ...areaGetters };
}
