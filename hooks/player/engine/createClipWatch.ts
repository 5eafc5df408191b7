import { CLIP_TOLERANCE_SECONDS } from '../constants.ts';
import type { Clip } from '../toClip.ts';

/** How fast a player can play: what is further on than that was not played up to. */
const FASTEST_RATE = 2;

export interface ClipWatch {
  /** Where the player says that it is. True: it has played past the end of the piece, and is to stop. */
  passes(seconds: number): boolean;
}

/**
 * Hears whether a player plays past the end of its piece. Whoever moves it to a place behind the end sees what is there. Players say
 * where they are a few times a second, and less often in a page that nobody sees, so the clock tells what was played and what was not.
 */
export function createClipWatch({ end }: Clip, now: () => number = () => performance.now()): ClipWatch {
  let before = Number.NaN;
  let heardAt = 0;
  return {
    passes(seconds) {
      const reach = before + ((now() - heardAt) / 1000) * FASTEST_RATE + CLIP_TOLERANCE_SECONDS;
      const isPast = before < end && seconds >= end && seconds <= reach;
      [before, heardAt] = [seconds, now()];
      return isPast;
    },
  };
}
