'use client';
import { useEffect, useReducer, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useConsentGate } from '../consent/useConsentGate.ts';
import { EMBED_LABELS } from '../embed/labels.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { NOTHING_PLAYED, playbackReducer } from './playbackReducer.ts';
import type { UsePlayerOptions, UsePlayerResult } from './types.ts';
import { providerName, usePlayerGetters } from './usePlayerGetters.ts';
import { usePlayerSeat } from './usePlayerSeat.ts';
import { useVideoElement } from './useVideoElement.ts';
import { useVideoPlayers } from './useVideoPlayers.ts';
import { useVideoSettings } from './useVideoSettings.ts';
import { videoKey } from './videoKey.ts';
import { useIsClient } from './useIsClient.ts';

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
  const { video, isActive = true, autoplay = false, controls = true, loop = false, muted = false } = options;
  const labels = useLabels(EMBED_LABELS, options.labels);
  const settings = useVideoSettings(options);
  const players = useVideoPlayers(options);
  const player = players[video?.provider ?? 'file'];
  const { kind, provider } = player;
  const isClient = useIsClient();

  const [wantedProvider, setWantedProvider] = useState<string>();
  const isWanted = wantedProvider !== undefined && wantedProvider === provider;
  const want = () => setWantedProvider(provider);
  const { requiresConsent, consent } = options;
  const gate = useConsentGate({ provider: video ? provider : undefined, isWanted, want, requiresConsent, consent });

  const [state, dispatch] = useReducer(playbackReducer, NOTHING_PLAYED);
  const isPlayable = video !== null && player.addressOf(video, { ...settings, startsAtOnce: autoplay }) !== null;
  const isMounted = isClient && isActive && isPlayable && !gate.isBlocked;
  const shownKey = isMounted ? videoKey(video) : null;
  if (state.videoKey !== shownKey) dispatch({ type: 'videoChanged', videoKey: shownKey });
  const { playback } = state;
  const hasFailed = state.hasFailed || (video !== null && !isPlayable);

  const element = useVideoElement({
    video: isMounted ? video : null,
    player,
    settings,
    // Whoever presses Load wants it to begin.
    autoplay: autoplay || isWanted,
    listen: (event, { id }) => dispatch({ type: 'said', event, videoId: id }),
  });
  const pause = useStableCallback(() => element.pause());
  const claim = usePlayerSeat(isMounted && playback === 'playing', pause, options.players);
  const play = useStableCallback(() => {
    claim();
    element.play();
  });

  const tellPlayback = useStableCallback(() => {
    if (!video) return;
    options.onPlaybackChange?.(playback, video);
    if (playback !== 'ended') return;
    if (loop) element.play();
    else options.onEnded?.(video);
  });
  useEffect(tellPlayback, [playback, state.videoKey, tellPlayback]);
  const tellFailure = useStableCallback(() => {
    if (hasFailed && video) options.onFailed?.(video);
  });
  useEffect(tellFailure, [hasFailed, state.videoKey, tellFailure]);

  const { source, setElement } = element;
  const facts = { kind, playback, hasFailed, labels, isBlocked: gate.isBlocked };
  const { load, allowAlways } = gate;
  const getters = usePlayerGetters({
    ...{ ...facts, video, source, setElement, load, allowAlways, controls, loop, muted },
    autoplay: autoplay || isWanted,
  });
  const notice = provider && video ? fillLabel(labels.notice, { provider: providerName(provider) }) : '';
  const href = video ? player.pageOf(video) : undefined;
  return {
    ...facts,
    ...getters,
    isMounted,
    canRemember: gate.canRemember,
    notice,
    href,
    play,
    pause,
    load,
    allowAlways,
  };
}
