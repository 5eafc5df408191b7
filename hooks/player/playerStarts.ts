import type { Playback } from '../backend/VideoPlayer.ts';

export interface StartGuard {
  started(): void;
  stopped(): void;
  /** Returns false if the player starts although it was paused in the meantime. It must be paused again. */
  allows(playback: Playback): boolean;
}

/**
 * Creates a guard against a player that starts although it was paused while still starting. A start while the player
 * has focus counts as the user's own.
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

/** Tells a start by the user inside the player's frame from one requested by `play()`. */
export interface UserStartDetector {
  /** Records that `play()` was called: the next start is not the user's own. */
  playRequested(): void;
  stopped(): void;
  /** Returns true if playback started without a request. */
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
