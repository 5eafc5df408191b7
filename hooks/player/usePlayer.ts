'use client';
import { useMemo, useRef, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoSettings } from '../backend/VideoPlayer.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { EMBED_LABELS } from '../embed/labels.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { fileHref } from '../shared/safeHref.ts';
import { useIsClient } from '../shared/useIsClient.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { isPiece, pieceOf } from './clip.ts';
import { createVimeoPlayer, createYouTubePlayer } from './engine/createFramePlayer.ts';
import { filePlayer } from './engine/filePlayer.ts';
import { plainVideo, providerName, videoKey, videoSettings, videoTracks } from './playedVideo.ts';
import { createStartWatch } from './playerStarts.ts';
import type { StartWatch } from './playerStarts.ts';
import type { UsePlayerOptions, UsePlayerResult, VideoPlayers } from './types.ts';
import { usePlayback, usePlaybackNews } from './usePlayback.ts';
import { usePlayerGetters } from './usePlayerGetters.ts';
import { usePlayerSeat } from './usePlayerSeat.ts';
import { useVideoElement } from './useVideoElement.ts';
import type { VideoElementResult } from './useVideoElement.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Who learns of the visit: a provider, or the other host that a film comes from; undefined for nobody. */
function useProvider(player: VideoPlayer, video: PlaylistVideo | null): string | undefined {
  const host = useForeignHost((video && player.kind === 'file' && player.pageOf(video)) || undefined);
  return video ? (player.provider ?? host) : undefined;
}

/**
 * Whether the player's provider may be asked. The visitor's word for one video is one for all of its provider that this player shows,
 * and a wish to see that one alone.
 */
function usePlayerGate(
  provider: string | undefined,
  options: Pick<UsePlayerOptions, 'video' | 'requiresConsent' | 'consent'>,
) {
  const { video, requiresConsent, consent } = options;
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(NOBODY);
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const key = video && videoKey(video);
  if (loadedKey !== null && loadedKey !== key) setLoadedKey(null);
  const want = () => {
    if (provider !== undefined) setAllowed((before) => new Set(before).add(provider));
    setLoadedKey(key);
  };
  const isWanted = provider !== undefined && allowed.has(provider);
  const gate = useConsentGate({ provider, isWanted, want, requiresConsent, consent });
  return { ...gate, isPressed: key !== null && loadedKey === key };
}

function noticeFor(provider: string | undefined, labels: EmbedLabels): string {
  return provider === undefined ? '' : fillLabel(labels.notice, { provider: providerName(provider) });
}

/** A piece of a video is not the provider's to loop: that would begin at the video's own beginning. */
function settingsOf(
  options: Omit<UsePlayerOptions, 'video' | 'onPlaybackChange' | 'onEnded' | 'onFailed'>,
  video: PlaylistVideo | null,
  startsAtOnce: boolean,
): VideoSettings {
  const loop = options.loop && !(video && isPiece(pieceOf(video)));
  return videoSettings({ ...options, loop, startsAtOnce });
}

interface PlayerTurn extends Pick<UsePlayerOptions, 'players'> {
  readonly element: VideoElementResult;
  readonly starts: StartWatch;
  readonly settings: VideoSettings;
  readonly shownKey: string | null;
  readonly retry: () => void;
}

/** Plays, and is the only one of the page that does: what is told to begin silences the others now, and not when its provider has answered. */
function usePlayerTurn({ element, starts, settings, shownKey, retry, players }: PlayerTurn) {
  const pause = useStableCallback(() => {
    starts.stopped();
    element.pause();
  });
  const silenceOthers = usePlayerSeat(false, pause, players);
  const claim = useStableCallback(() => {
    starts.told();
    silenceOthers();
  });
  const begin = useStableCallback((beginningKey: string) => {
    if (settings.startsAtOnce && beginningKey === shownKey) claim();
  });
  // With the showing of each, one player after the other: of several that begin in one task the last one is not silenced after it has begun.
  useIsomorphicLayoutEffect(() => {
    if (shownKey !== null) begin(shownKey);
  }, [shownKey, begin]);
  const play = useStableCallback(() => {
    claim();
    retry();
    element.play();
  });
  return { play, pause, silenceOthers };
}

/**
 * One player for one video after the other, of YouTube, of Vimeo or in a file.
 *
 * ```tsx
 * const player = usePlayer({ video });
 * <div {...player.getBoxProps()}>
 *   {player.isBlocked && <button {...player.getLoadButtonProps()}>▶</button>}
 *   {player.isMounted && (player.kind === 'frame' ? <iframe {...player.getFrameProps()} /> : <video {...player.getVideoProps()} />)}
 * </div>
 * ```
 */
export function usePlayer<TVideo extends PlaylistVideo = PlaylistVideo>(
  options: UsePlayerOptions<TVideo>,
): UsePlayerResult {
  const { isActive = true, autoplay = false } = options;
  const video = useMemo(() => options.video && plainVideo(options.video), [options.video]);
  const labels = useLabels(EMBED_LABELS, options.labels);
  const players = useVideoPlayers(options);
  const player = players[video?.provider ?? 'file'];
  const provider = useProvider(player, video);
  const { isPressed, isBlocked, canRemember, load, allowAlways } = usePlayerGate(provider, { ...options, video });
  // Whoever presses Load wants it to begin.
  const settings = settingsOf(options, video, autoplay || isPressed);

  const isUnplayable = video !== null && player.addressOf(video, settings) === null;
  const isOff = !useIsClient() || !isActive || isUnplayable || isBlocked;
  const shown = isOff ? null : video;
  const shownKey = shown && videoKey(shown);
  const isMounted = shown !== null;
  const { playback, hasFailed, listen, retry } = usePlayback({ video, isMounted, isUnplayable });
  const onOwnStart = useRef<(() => void) | null>(null);
  const [starts] = useState(createStartWatch);
  // What a visitor starts in a frame silences the others when it is heard; what was told to begin has done so before.
  const hear: typeof listen = (event, heard) => {
    const isOfIt = event.type === 'playback' && (event.videoId ?? heard.id) === heard.id;
    if (isOfIt && starts.heard(event.playback)) onOwnStart.current?.();
    listen(event, heard);
  };
  const element = useVideoElement({ video: shown, player, settings, listen: hear });
  const turn = usePlayerTurn({ element, starts, settings, shownKey, retry, players: options.players });
  const { play, pause, silenceOthers } = turn;
  useIsomorphicLayoutEffect(() => {
    onOwnStart.current = silenceOthers;
  }, [silenceOthers]);
  usePlaybackNews({ ...options, playback, hasFailed, repeat: options.loop ? element.play : undefined });

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
    href: video ? fileHref(player.pageOf(video)) : undefined,
    play,
    pause,
  };
}

/** Who plays each provider's videos. The same objects as long as nothing of them changes, so that no frame is loaded twice. */
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
