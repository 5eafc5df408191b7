'use client';
import { useEffect } from 'react';
import type { Playback } from '../backend/Playback.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

/** Goes on when a video has come to its end, where the options want it and it is not to be played again. */
export function useAutonext(playback: Playback, isWanted: boolean, goOn: () => void): void {
  const next = useStableCallback(goOn);
  const hasEnded = playback === 'ended';
  useEffect(() => {
    if (hasEnded && isWanted) next();
  }, [hasEnded, isWanted, next]);
}
