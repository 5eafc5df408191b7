import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
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

/** `90`, `90s`, `1h2m3s`, `10.5`. */
const UNITS = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,6})?)s?)?$/;
/** `1:02:03`, `2:03.5`. */
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2}(?:\.\d{1,6})?)$/;

/** A time as addresses say it, in seconds: `90`, `90s`, `1h2m3s`, `10.5`, `1:02:03`. Undefined for anything else. */
export function readSeconds(text: string | null | undefined): number | undefined {
  const parts = UNITS.exec(text ?? '') ?? CLOCK.exec(text ?? '');
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** What follows `t=` in a hash may be both times (Media Fragments: `t=10,20`, `t=npt:10,20`, `t=,20`). */
function readRange(hash: string): readonly (number | undefined)[] {
  const range = new URLSearchParams(hash.replace(/^#/, '')).get('t') ?? '';
  return range
    .replace(/^npt:/, '')
    .split(',', 2)
    .map((time) => readSeconds(time));
}

/** Where a video is to begin and to end, as its address says: `t`, `start` and `end` of its query, or `t` of its hash. */
export function readClip({ searchParams, hash }: Pick<URL, 'searchParams' | 'hash'>): VideoClip {
  const [hashStart, hashEnd] = readRange(hash);
  const startSeconds = readSeconds(searchParams.get('t')) ?? readSeconds(searchParams.get('start')) ?? hashStart;
  const endSeconds = readSeconds(searchParams.get('end')) ?? hashEnd;
  return {
    ...(startSeconds !== undefined && startSeconds > 0 && { startSeconds }),
    ...(endSeconds !== undefined && endSeconds > (startSeconds ?? 0) && { endSeconds }),
  };
}

/** The part of an address from its hash on; of one that is a file by itself it is part of the file. */
const hashOf = (address: string): string => {
  const index = /^\s*(?:blob|data):/i.test(address) ? -1 : address.indexOf('#');
  return index < 0 ? '' : address.slice(index);
};

/** Which piece of a file is played: what is said of it, and else what its own address says (`film.mp4#t=10,20`). */
export function fileTimes(address: string, { startSeconds, endSeconds }: VideoClip): VideoClip {
  const addressed = readClip({ searchParams: new URLSearchParams(), hash: hashOf(address) });
  return clipOver({ startSeconds, endSeconds }, addressed);
}

/** The address of a file that a browser begins in at the start of its piece. Where that ends is watched. */
export function fileAddress(address: string, times: VideoClip): string {
  const { start } = toClip(times);
  const hash = hashOf(address);
  if (start === 0 && !/^#(?:.*&)?t=/.test(hash)) return address;
  const file = hash === '' ? address : address.slice(0, -hash.length);
  return start > 0 ? `${file}#t=${start}` : file;
}

/** Which piece of a video is played. */
export const pieceOf = (video: PlaylistVideo): Clip =>
  toClip(video.provider === 'file' ? fileTimes(video.url, video) : video);
