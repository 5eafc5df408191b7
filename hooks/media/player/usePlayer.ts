'use client';
import { useMemo, useRef, useState } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoPlayer, VideoSettings } from '../../data/backend/VideoPlayer.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { EMBED_LABELS, type EmbedLabels } from '../embed/labels.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { fileHref } from '../../core/shared/urls.ts';
import { useIsClient } from '../../core/shared/useIsClient.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { isClipped, clipOf } from './clip.ts';
import { createVimeoPlayer, createYouTubePlayer } from './engine/createFramePlayer.ts';
import { filePlayer } from './engine/filePlayer.ts';
import { normalizeVideo, providerName, videoKey, videoSettings, videoTracks } from './playedVideo.ts';
import { createUserStartDetector, type UserStartDetector } from './playerStarts.ts';
import type { UsePlayerOptions, UsePlayerResult, VideoPlayers } from './types.ts';
import { usePlayback, usePlaybackCallbacks } from './usePlayback.ts';
import { usePlayerGetters } from './usePlayerGetters.ts';
import { usePlayerGroup } from './usePlayerGroup.ts';
import { useVideoElement, type VideoElementResult } from './useVideoElement.ts';

const NO_PROVIDERS: ReadonlySet<string> = new Set();

/**
 * Returns the third party that receives data about the user: a provider, or another site that hosts the file. Returns
 * `undefined` if there is none.
 */
function useProvider(player: VideoPlayer, video: PlaylistVideo | null): string | undefined {
  const host = useForeignHost((video && player.kind === 'file' && player.pageUrlOf(video)) || undefined);
  return video ? (player.provider ?? host) : undefined;
}

/**
 * Returns the player's consent gate. Consent given for one video covers all videos from the same provider in this
 * player. However, only the video that consent was given for starts automatically.
 */
function usePlayerGate(
  provider: string | undefined,
  options: Pick<UsePlayerOptions, 'video' | 'requiresConsent' | 'consent'>,
) {
  const { video, requiresConsent, consent } = options;
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(NO_PROVIDERS);
  const key = video && videoKey(video);
  const [loadedKey, setLoadedKey] = useAdjustedState<string | null>(
    () => null,
    (loaded) => (loaded === key ? loaded : null),
  );
  const onRequest = () => {
    if (provider !== undefined) setAllowed((before) => new Set(before).add(provider));
    setLoadedKey(key);
  };
  const isRequested = provider !== undefined && allowed.has(provider);
  const gate = useConsentGate({ provider, isRequested, onRequest, requiresConsent, consent });
  return { ...gate, isPressed: key !== null && loadedKey === key };
}

function noticeFor(provider: string | undefined, labels: EmbedLabels): string {
  return provider === undefined ? '' : fillLabel(labels.notice, { provider: providerName(provider) });
}

/**
 * Returns the video's settings. The provider must not loop a clip, because playback would restart at the beginning of
 * the video.
 */
function settingsOf(
  options: Omit<UsePlayerOptions, 'video' | 'onPlaybackChange' | 'onEnded' | 'onError'>,
  video: PlaylistVideo | null,
  autoplay: boolean,
): VideoSettings {
  const loop = options.loop && !(video && isClipped(clipOf(video)));
  return videoSettings({ ...options, loop, autoplay });
}

interface ExclusivePlayOptions extends Pick<UsePlayerOptions, 'players'> {
  readonly element: VideoElementResult;
  readonly starts: UserStartDetector;
  readonly settings: VideoSettings;
  readonly shownKey: string | null;
  readonly retry: () => void;
}

/**
 * Returns functions that play the video and pause all other players on the page immediately, without waiting for the
 * provider.
 */
function useExclusivePlay({ element, starts, settings, shownKey, retry, players }: ExclusivePlayOptions) {
  const pause = useStableCallback(() => {
    starts.stopped();
    element.pause();
  });
  const pauseOthers = usePlayerGroup(false, pause, players);
  const claim = useStableCallback(() => {
    starts.playRequested();
    pauseOthers();
  });
  const begin = useStableCallback((beginningKey: string) => {
    if (settings.autoplay && beginningKey === shownKey) claim();
  });
  // This is a layout effect, so that if several players start in one task, the last one is not paused again.
  useIsomorphicLayoutEffect(() => {
    if (shownKey !== null) begin(shownKey);
  }, [shownKey, begin]);
  const play = useStableCallback(() => {
    claim();
    retry();
    element.play();
  });
  return { play, pause, pauseOthers };
}

/**
 * Plays one video at a time, from YouTube, Vimeo or a video file.
 *
 * ```tsx
 * const player = usePlayer({ video });
 * <div {...player.getContainerProps()}>
 *   {player.isBlocked && <button {...player.getLoadButtonProps()}>▶</button>}
 *   {player.isMounted && (player.kind === 'frame' ? <iframe {...player.getFrameProps()} /> : <video {...player.getVideoProps()} />)}
 * </div>
 * ```
 */
export function usePlayer<TVideo extends PlaylistVideo = PlaylistVideo>(
  options: UsePlayerOptions<TVideo>,
): UsePlayerResult {
  const { isActive = true, autoplay = false } = options;
  const video = useMemo(() => options.video && normalizeVideo(options.video), [options.video]);
  const labels = useLabels(EMBED_LABELS, options.labels);
  const players = useVideoPlayers(options);
  const player = players[video?.provider ?? 'file'];
  const provider = useProvider(player, video);
  const { isPressed, isBlocked, canRemember, load, allowAlways } = usePlayerGate(provider, { ...options, video });
  // Clicking the consent notice's load button also starts the video.
  const settings = settingsOf(options, video, autoplay || isPressed);

  const isUnplayable = video !== null && player.urlOf(video, settings) === null;
  const isOff = !useIsClient() || !isActive || isUnplayable || isBlocked;
  const shown = isOff ? null : video;
  const shownKey = shown && videoKey(shown);
  const isMounted = shown !== null;
  const { playback, hasFailed, listen, retry } = usePlayback({ video, isMounted, isUnplayable });
  const onOwnStart = useRef<(() => void) | null>(null);
  const [starts] = useState(createUserStartDetector);
  // If the user starts a video inside the iframe, the other players are paused once the start is reported. If `play()`
  // started it, they have already been paused.
  const handleEvent: typeof listen = (event, source) => {
    const isOfIt = event.type === 'playback' && (event.videoId ?? source.id) === source.id;
    if (isOfIt && starts.isUserStart(event.playback)) onOwnStart.current?.();
    listen(event, source);
  };
  const element = useVideoElement({ video: shown, player, settings, listen: handleEvent });
  const exclusive = useExclusivePlay({ element, starts, settings, shownKey, retry, players: options.players });
  const { play, pause, pauseOthers } = exclusive;
  useIsomorphicLayoutEffect(() => {
    onOwnStart.current = pauseOthers;
  }, [pauseOthers]);
  usePlaybackCallbacks({ ...options, playback, hasFailed, repeat: options.loop ? element.play : undefined });

  const facts = { kind: player.kind, playback, hasFailed, labels, isBlocked, load, allowAlways };
  const { source, setElement } = element;
  const { captions, captionLanguage } = options;
  const tracks = useMemo(() => videoTracks(shown, { captions, captionLanguage }), [shown, captions, captionLanguage]);
  const getters = usePlayerGetters({ ...facts, video, provider, tracks, settings, source, setElement, play });
  return {
    ...facts,
    ...getters,
    tracks,
    isMounted,
    canRemember,
    notice: noticeFor(provider, labels),
    href: video ? fileHref(player.pageUrlOf(video)) : undefined,
    play,
    pause,
  };
}

/**
 * Returns the player for each provider. The objects stay the same as long as the options do, so that no iframe reloads.
 */
export function useVideoPlayers({ hosts, adapters }: Pick<UsePlayerOptions, 'hosts' | 'adapters'>): VideoPlayers {
  const { youtube: youTubeHost, vimeo: vimeoHost } = hosts ?? {};
  const { youtube, vimeo, file } = adapters ?? {};
  return useMemo(
    () => ({
      youtube: youtube ?? createYouTubePlayer({ host: youTubeHost }),
      vimeo: vimeo ?? createVimeoPlayer({ host: vimeoHost }),
      file: file ?? filePlayer,
    }),
    [youtube, vimeo, file, youTubeHost, vimeoHost],
  );
}
