import type { VideoClip } from '../backend/VideoClip.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { LONGEST_VIDEO_SECONDS } from './constants.ts';

/** A piece of a video as players are told of it: from 0, and to infinity where it has no end of its own. */
export interface Clip {
  readonly start: number;
  readonly end: number;
}

export const WHOLE_VIDEO: Clip = { start: 0, end: Number.POSITIVE_INFINITY };

const isTime = (seconds: number | undefined): seconds is number =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= LONGEST_VIDEO_SECONDS;

/** Plain JavaScript, and what servers record, say null where nothing is said. */
const isSaid = (seconds: unknown): boolean => seconds !== undefined && seconds !== null;

function warnOfTimes({ startSeconds, endSeconds }: VideoClip): void {
  warnOnce(
    `a video is to be played from ${String(startSeconds)} to ${String(endSeconds)}, which is no piece of it. ` +
      'What makes no sense of that counts for nothing. Give numbers of seconds from 0, with endSeconds after startSeconds.',
  );
}

/** The times that somebody has said of a video, and those of its address for what nobody has said, or nobody could play. */
export function clipOver(own: VideoClip, addressed: VideoClip): VideoClip {
  const startSeconds = isTime(own.startSeconds) ? own.startSeconds : addressed.startSeconds;
  const hasOwnEnd = isTime(own.endSeconds) && own.endSeconds > (startSeconds ?? WHOLE_VIDEO.start);
  const endSeconds = hasOwnEnd ? own.endSeconds : addressed.endSeconds;
  const isSenseless = (isSaid(own.startSeconds) && !isTime(own.startSeconds)) || (isSaid(own.endSeconds) && !hasOwnEnd);
  if (isSenseless) warnOfTimes({ startSeconds: own.startSeconds ?? startSeconds, endSeconds: own.endSeconds });
  return { startSeconds, endSeconds };
}

/** The piece that is asked for. A time that is none is told in development, and counts for nothing. */
export function toClip({ startSeconds, endSeconds }: VideoClip): Clip {
  const start = isTime(startSeconds) ? startSeconds : WHOLE_VIDEO.start;
  const hasEnd = isTime(endSeconds) && endSeconds > start;
  const end = hasEnd ? endSeconds : WHOLE_VIDEO.end;
  if ((isSaid(startSeconds) && !isTime(startSeconds)) || (isSaid(endSeconds) && !hasEnd)) {
    warnOfTimes({ startSeconds, endSeconds });
  }
  return { start, end };
}

/** Whether it is a piece of the video only: its player has to be told again at each beginning. */
export const isPiece = ({ start, end }: Clip): boolean => start > WHOLE_VIDEO.start || end < WHOLE_VIDEO.end;

/** The whole seconds of a piece, as YouTube's addresses take them: no later than its start, no earlier than its end. */
export function youTubeTimes({ start, end }: Clip): { readonly start?: string; readonly end?: string } {
  return {
    ...(start >= 1 && { start: String(Math.floor(start)) }),
    ...(end < WHOLE_VIDEO.end && { end: String(Math.ceil(end)) }),
  };
}

/** Where a video of Vimeo begins, as its addresses take it. They know no end. */
export const vimeoTime = ({ start }: Clip): string => (start >= 1 ? `#t=${Math.floor(start)}s` : '');
