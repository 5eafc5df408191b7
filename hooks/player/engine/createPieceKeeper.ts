import type { Playback } from '../../backend/Playback.ts';
import { createClipWatch } from './createClipWatch.ts';
import { CLIP_TOLERANCE_SECONDS } from '../constants.ts';
import { isPiece, WHOLE_VIDEO } from '../toClip.ts';
import type { Clip } from '../toClip.ts';

/** What is to be done with a frame that has said something. */
export type PieceOrder =
  /** It has come to the end of its piece: it is told to stop, and the page that it has ended. */
  | 'end'
  /** It begins, and at another place than its piece does. */
  | 'rewind';

export interface PieceKeeper {
  /** Another piece is in the frame. `isElsewhere`: the frame is at another place, and goes to the start of the piece when it begins. */
  put(clip: Clip, isElsewhere: boolean): void;
  heardTime(seconds: number): PieceOrder | undefined;
  heardPlayback(playback: Playback): PieceOrder | undefined;
  /** Where it has to go before it plays; undefined: nowhere. */
  takeStart(): number | undefined;
  /** It rests at the end of its piece: what it says of a pause is no news. */
  isOver(): boolean;
}

/** Keeps a frame within the piece of its video that is to be played. */
export function createPieceKeeper(first: Clip = WHOLE_VIDEO): PieceKeeper {
  let clip = first;
  let watch = createClipWatch(clip);
  /** `ending`: told to stop, and what it says may still be of the time before. */
  let state: 'inside' | 'ending' | 'over' | 'elsewhere' = 'inside';
  /** Undefined: at the video's own end, which the next news tells. */
  let endedAt: number | undefined;
  return {
    put(next, isElsewhere) {
      clip = next;
      watch = createClipWatch(clip);
      state = isElsewhere ? 'elsewhere' : 'inside';
    },
    heardTime(seconds) {
      const isPast = watch.passes(seconds);
      if (isPast && state === 'inside') {
        [state, endedAt] = ['ending', seconds];
        return 'end';
      }
      // The visitor has moved it.
      if (state === 'over' && Math.abs(seconds - (endedAt ??= seconds)) > CLIP_TOLERANCE_SECONDS) state = 'inside';
      return undefined;
    },
    heardPlayback(playback) {
      if (playback === 'playing' && (state === 'over' || state === 'elsewhere')) return 'rewind';
      if (!isPiece(clip)) return undefined;
      if (state === 'ending' && playback !== 'playing') state = 'over';
      else if (playback === 'ended' && state !== 'over') [state, endedAt] = ['over', undefined];
      return undefined;
    },
    takeStart() {
      const isAway = state !== 'inside';
      state = 'inside';
      return isAway ? clip.start : undefined;
    },
    isOver: () => state === 'ending' || state === 'over',
  };
}
