'use client';
import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { pagePlayers } from './createPlayerBus.ts';
import type { PlayerBus, PlayerSeat } from './types.ts';

/**
 * A place among the players of a page: when this one starts, the others are paused, and `pause` is called when another starts. The
 * result pauses the others at once, for a player that has been told to start and takes its time.
 *
 * ```tsx
 * usePlayerSeat(isPlaying, () => video?.pause());
 * ```
 */
export function usePlayerSeat(isPlaying: boolean, pause: () => void, players: PlayerBus = pagePlayers): () => void {
  const seat = useRef<PlayerSeat | null>(null);
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
