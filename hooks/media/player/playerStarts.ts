import type { Playback } from '../../data/backend/VideoPlayer.ts';

export interface StartGuard {
  started(): void;
  stopped(): void;
  /** Returns false if the player started even though it had been paused in the meantime. If so, pause it again. */
  allows(playback: Playback): boolean;
}

/**
 * Creates a guard against players that start playing even though they were paused during startup. If the player has
 * focus when it starts, the user is assumed to have started it.
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

/** Distinguishes playback that the user started inside the player's iframe from playback started with `play()`. */
export interface UserStartDetector {
  /** Records that `play()` was called, so that the next start is not attributed to the user. */
  playRequested(): void;
  stopped(): void;
  /** Returns true if playback started without a call to `play()`. */
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
