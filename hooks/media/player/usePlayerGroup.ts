'use client';
import { useEffect, useRef } from 'react';
import { createPageState } from '../../core/shared/pageState.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { PlayerGroup, PlayerGroupMember } from './types.ts';

/**
 * Joins a group of players, only one of which plays at a time. When this player starts, all others are paused. When
 * another player starts, `pause` is called. Returns a function that pauses the others immediately, for players that are
 * slow to start.
 *
 * ```tsx
 * usePlayerGroup(isPlaying, () => video?.pause());
 * ```
 */
export function usePlayerGroup(isPlaying: boolean, pause: () => void, players: PlayerGroup = pagePlayers): () => void {
  const member = useRef<PlayerGroupMember | null>(null);
  const handlePause = useStableCallback(pause);
  useIsomorphicLayoutEffect(() => {
    const own = players.join(handlePause);
    member.current = own;
    return () => own.leave();
  }, [players, handlePause]);
  useEffect(() => {
    if (isPlaying) member.current?.started();
  }, [isPlaying]);
  return useStableCallback(() => member.current?.started());
}

/** Creates a group of players, only one of which plays at a time. */
export function createPlayerGroup(): PlayerGroup {
  const members = new Set<{ readonly pause: () => void }>();
  return {
    join(pause) {
      const own = { pause };
      members.add(own);
      return {
        started() {
          for (const other of members) if (other !== own) other.pause();
        },
        leave: () => void members.delete(own),
      };
    },
  };
}

/** The default group, which contains all players on the page. */
export const pagePlayers: PlayerGroup = /* @__PURE__ */ createPageState('players', createPlayerGroup);
