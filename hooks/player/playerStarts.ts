import type { Playback } from '../backend/VideoPlayer.ts';

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

/** Tells a player that begins by itself, by a press in its own frame, from one that was told to. */
export interface StartWatch {
  /** It was told to begin. What it says of that later is no news. */
  told(): void;
  stopped(): void;
  /** True: it has begun, and nobody told it to. */
  heard(playback: Playback): boolean;
}

export function createStartWatch(): StartWatch {
  let isTold = false;
  let isPlaying = false;
  return {
    told() {
      isTold = true;
    },
    stopped() {
      isTold = false;
    },
    heard(playback) {
      const wasPlaying = isPlaying;
      isPlaying = playback === 'playing';
      if (!isPlaying) return false;
      const wasTold = isTold;
      isTold = false;
      return !wasPlaying && !wasTold;
    },
  };
}
