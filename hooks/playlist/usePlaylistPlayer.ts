'use client';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { UsePlayerResult } from '../player/types.ts';
import { usePlayer } from '../player/usePlayer.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import type { UsePlaylistOptions } from './types.ts';
import type { CurrentVideo } from './useCurrentVideo.ts';

/** The one player of a playlist. */
export function usePlaylistPlayer(
  options: UsePlaylistOptions,
  { video, isAsked, isPressed }: Pick<CurrentVideo, 'video' | 'isAsked' | 'isPressed'>,
): UsePlayerResult {
  const { requiresConsent, consent, hosts, adapters, players, onPlaybackChange, onEnded, onFailed } = options;
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
    onFailed,
    video,
    // What the page begins with may begin by itself, without sound until somebody presses a video, and not for those who want nothing to move.
    autoplay: isAsked || startsByItself,
    muted: !isPressed && startsByItself,
  });
}
