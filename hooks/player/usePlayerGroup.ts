'use client';
import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { pagePlayers } from './createPlayerGroup.ts';
import type { PlayerGroup, PlayerGroupMember } from './types.ts';

/**
 * Joins a group of players: when this one starts, the others are paused, and `pause` is called when another starts. The result pauses the
 * others at once, for a player that takes its time to start.
 *
 * ```tsx
 * usePlayerGroup(isPlaying, () => video?.pause());
 * ```
 */
export function usePlayerGroup(isPlaying: boolean, pause: () => void, players: PlayerGroup = pagePlayers): () => void {
  const seat = useRef<PlayerGroupMember | null>(null);
  const handlePause = useStableCallback(pause);
  useIsomorphicLayoutEffect(() => {
    const own = players.join(handlePause);
    seat.current = own;
    return () => own.leave();
  }, [players, handlePause]);
  useEffect(() => {
    if (isPlaying) seat.current?.started();
  }, [isPlaying]);
  return useStableCallback(() => seat.current?.started());
}
