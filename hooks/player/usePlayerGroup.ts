'use client';
import { useEffect, useRef } from 'react';
import { createPageState } from '../shared/pageState.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
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

/** Creates a group of players of which only one plays at a time. */
export function createPlayerGroup(): PlayerGroup {
  const seats = new Set<{ readonly pause: () => void }>();
  return {
    join(pause) {
      const seat = { pause };
      seats.add(seat);
      return {
        started() {
          for (const other of seats) if (other !== seat) other.pause();
        },
        leave: () => void seats.delete(seat),
      };
    },
  };
}

/** The players of this page. */
export const pagePlayers: PlayerGroup = /* @__PURE__ */ createPageState('players', createPlayerGroup);
