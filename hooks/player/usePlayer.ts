'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useConsentGate } from '../consent/useConsentGate.ts';
import { EMBED_LABELS } from '../embed/labels.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { providerName } from './providerName.ts';
import type { VideoSettings } from '../backend/VideoPlayer.ts';
import type { Playback, UsePlayerOptions, UsePlayerResult } from './types.ts';
import { useIsClient } from './useIsClient.ts';
import { usePlayback, usePlaybackNews } from './usePlayback.ts';
import { usePlayerGetters } from './usePlayerGetters.ts';
import { usePlayerSeat } from './usePlayerSeat.ts';
import { useVideoElement } from './useVideoElement.ts';
import type { VideoElementResult } from './useVideoElement.ts';
import { useVideoPlayers } from './useVideoPlayers.ts';
import { videoKey } from './videoKey.ts';
import { videoSettings } from './videoSettings.ts';

/** Whether the player's provider may be asked. The visitor's word for one video is one for all that this player shows. */
function usePlayerGate(provider: string | undefined, options: Pick<UsePlayerOptions, 'requiresConsent' | 'consent'>) {
  const { requiresConsent, consent } = options;
  const [wantedProvider, setWantedProvider] = useState<string>();
  const isWanted = wantedProvider !== undefined && wantedProvider === provider;
  const want = () => setWantedProvider(provider);
  return { isWanted, ...useConsentGate({ provider, isWanted, want, requiresConsent, consent }) };
}

function noticeFor(provider: string | undefined, labels: EmbedLabels): string {
  return provider === undefined ? '' : fillLabel(labels.notice, { provider: providerName(provider) });
}

interface PlayerClaim extends Pick<UsePlayerOptions, 'players'> {
  readonly element: VideoElementResult;
  readonly settings: VideoSettings;
  readonly playback: Playback;
  readonly shownKey: string | null;
}

/** Plays, and is the only one of the page that does: what is told to begin silences the others now, and not when its provider has answered. */
function usePlayerClaim({ element, settings, playback, shownKey, players }: PlayerClaim): () => void {
  const claim = usePlayerSeat(shownKey !== null && playback === 'playing', element.pause, players);
  const begin = useStableCallback((beginningKey: string) => {
    if (settings.startsAtOnce && beginningKey === shownKey) claim();
  });
  useEffect(() => {
    if (shownKey !== null) begin(shownKey);
  }, [shownKey, begin]);
  return useStableCallback(() => {
    claim();
    element.play();
  });
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
  const { video, isActive = true, autoplay = false } = options;
  const labels = useLabels(EMBED_LABELS, options.labels);
  const players = useVideoPlayers(options);
  const player = players[video?.provider ?? 'file'];
  const provider = video ? player.provider : undefined;
  const { isWanted, isBlocked, canRemember, load, allowAlways } = usePlayerGate(provider, options);
  // Whoever presses Load wants it to begin.
  const settings = videoSettings({ ...options, startsAtOnce: autoplay || isWanted });

  const isUnplayable = video !== null && player.addressOf(video, settings) === null;
  const isOff = !useIsClient() || !isActive || isUnplayable || isBlocked;
  const shown = isOff ? null : video;
  const shownKey = shown && videoKey(shown);
  const isMounted = shown !== null;
  const { playback, hasFailed, listen } = usePlayback({ video, isMounted, isUnplayable });
  const element = useVideoElement({ video: shown, player, settings, listen });
  usePlaybackNews({ ...options, playback, hasFailed, repeat: settings.loop ? element.play : undefined });

  const { pause } = element;
  const play = usePlayerClaim({ element, settings, playback, shownKey, players: options.players });

  const facts = { kind: player.kind, playback, hasFailed, labels, isBlocked, load, allowAlways };
  const { source, setElement } = element;
  const getters = usePlayerGetters({ ...facts, video, settings, source, setElement });
  return {
    ...facts,
    ...getters,
    isMounted,
    canRemember,
    notice: noticeFor(provider, labels),
    href: video ? player.pageOf(video) : undefined,
    play,
    pause,
  };
}
