import type { Playback } from '../backend/VideoPlayer.ts';

export interface StartGuard {
  started(): void;
  stopped(): void;
  /** Returns false where it begins although it was paused meanwhile, and has to be paused again. */
  allows(playback: Playback): boolean;
}

/** Detects a player that begins although it was paused before it had started. A start of a player with focus is the visitor's own. */
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

/** Distinguishes a start by a press in the player's own frame from a requested one. */
export interface UserStartDetector {
  /** Notes that `play()` was called: the start that follows is not the visitor's own. */
  playRequested(): void;
  stopped(): void;
  /** Returns true where it has begun without a request. */
  isUserStart(playback: Playback): boolean;
}

export function createUserStartDetector(): UserStartDetector {
  let isRequested = false;
  let isPlaying = false;
  return {
    playRequested() {
      isRequested = true;
    },
    stopped() {
      isRequested = false;
    },
    isUserStart(playback) {
      const wasPlaying = isPlaying;
      isPlaying = playback === 'playing';
      if (!isPlaying) return false;
      const wasRequested = isRequested;
      isRequested = false;
      return !wasPlaying && !wasRequested;
    },
  };
}
