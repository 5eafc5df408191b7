import type { Playback } from './types.ts';

export interface StartGuard {
  started(): void;
  stopped(): void;
  /** False: it begins although it was told to stop meanwhile, and has to be told again. */
  allows(playback: Playback): boolean;
}

/** Remembers that a player was told to stop before it had begun: it may begin all the same, as it was told before. */
export function createStartGuard(isStartingNow: boolean): StartGuard {
  let isStarting = isStartingNow;
  let isUnwanted = false;
  return {
    started() {
      isStarting = true;
      isUnwanted = false;
    },
    stopped() {
      isUnwanted ||= isStarting;
      isStarting = false;
    },
    allows(playback) {
      if (playback === 'playing') {
        if (isUnwanted) return false;
        isStarting = false;
      } else if (playback !== 'unstarted') isUnwanted = false;
      return true;
    },
  };
}
