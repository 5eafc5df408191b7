import type { Playback } from '../backend/Playback.ts';

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
