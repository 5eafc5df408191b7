import type { Playback } from '../backend/Playback.ts';

export interface StartGuard {
  started(): void;
  stopped(): void;
  /** False: it begins although it was told to stop meanwhile, and has to be told again. */
  allows(playback: Playback): boolean;
}

/**
 * Remembers that a player was told to stop before it had begun: it may begin all the same, as it was told before. One that has the
 * focus begins because the visitor has pressed in it.
 */
export function createStartGuard(isStartingNow: boolean, hasFocus: () => boolean): StartGuard {
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
      if (playback === 'unstarted') return true;
      if (playback === 'playing' && isUnwanted && !hasFocus()) return false;
      if (playback === 'playing') isStarting = false;
      isUnwanted = false;
      return true;
    },
  };
}
