import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { MAX_VIDEO_SECONDS } from './constants.ts';

/** A section of a video, in seconds. A missing start becomes 0, and a missing end `Infinity`. */
export interface Clip {
  readonly start: number;
  readonly end: number;
}

export const WHOLE_VIDEO: Clip = { start: 0, end: Number.POSITIVE_INFINITY };

const isTime = (seconds: number | undefined): seconds is number =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= MAX_VIDEO_SECONDS;

/** Whether a time is set. JavaScript callers and servers may pass `null` instead of `undefined`. */
const isSet = (seconds: unknown): boolean => seconds !== undefined && seconds !== null;

function warnOfInvalidTimes({ startSeconds, endSeconds }: VideoClip): void {
  warnOnce(
    `A video has invalid times (from ${String(startSeconds)} to ${String(endSeconds)}), which are ignored. ` +
      'Use seconds from 0, with `endSeconds` greater than `startSeconds`.',
  );
}

/**
 * Merges a video's explicit times with those in its URL. A time from the URL is used if the explicit time is missing or
 * invalid.
 */
export function mergeClips(own: VideoClip, addressed: VideoClip): VideoClip {
  const startSeconds = isTime(own.startSeconds) ? own.startSeconds : addressed.startSeconds;
  const hasOwnEnd = isTime(own.endSeconds) && own.endSeconds > (startSeconds ?? WHOLE_VIDEO.start);
  const endSeconds = hasOwnEnd ? own.endSeconds : addressed.endSeconds;
  const isInvalid = (isSet(own.startSeconds) && !isTime(own.startSeconds)) || (isSet(own.endSeconds) && !hasOwnEnd);
  if (isInvalid) warnOfInvalidTimes({ startSeconds: own.startSeconds ?? startSeconds, endSeconds: own.endSeconds });
  return { startSeconds, endSeconds };
}

/** Converts times to a clip. Invalid times are ignored, with a warning in development. */
export function toClip({ startSeconds, endSeconds }: VideoClip): Clip {
  const start = isTime(startSeconds) ? startSeconds : WHOLE_VIDEO.start;
  const hasEnd = isTime(endSeconds) && endSeconds > start;
  const end = hasEnd ? endSeconds : WHOLE_VIDEO.end;
  if ((isSet(startSeconds) && !isTime(startSeconds)) || (isSet(endSeconds) && !hasEnd)) {
    warnOfInvalidTimes({ startSeconds, endSeconds });
  }
  return { start, end };
}

/** Whether a clip is shorter than the video. If it is, its times must be passed to the player on every start. */
export const isClipped = ({ start, end }: Clip): boolean => start > WHOLE_VIDEO.start || end < WHOLE_VIDEO.end;

/** Returns a clip's times as parameters for YouTube URLs, rounded outward to whole seconds. */
export function youTubeTimes({ start, end }: Clip): { readonly start?: string; readonly end?: string } {
  return {
    ...(start >= 1 && { start: String(Math.floor(start)) }),
    ...(end < WHOLE_VIDEO.end && { end: String(Math.ceil(end)) }),
  };
}

/** Returns a clip's start as the hash of a Vimeo URL. Vimeo has no parameter for the end. */
export const vimeoTime = ({ start }: Clip): string => (start >= 1 ? `#t=${Math.floor(start)}s` : '');

/** Matches `90`, `90s`, `1h2m3s` and `10.5`. */
const UNITS = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,6})?)s?)?$/;
/** Matches `1:02:03` and `2:03.5`. */
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2}(?:\.\d{1,6})?)$/;

/**
 * Parses a time from a URL and returns it in seconds. Accepts `90`, `90s`, `1h2m3s`, `10.5` and `1:02:03`, and returns
 * `undefined` for anything else.
 */
export function readSeconds(text: string | null | undefined): number | undefined {
  const parts = UNITS.exec(text ?? '') ?? CLOCK.exec(text ?? '');
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** Reads the start and end from `t=` in a hash (Media Fragments: `t=10,20`, `t=npt:10,20`, `t=,20`). */
function readRange(hash: string): readonly (number | undefined)[] {
  const range = new URLSearchParams(hash.replace(/^#/, '')).get('t') ?? '';
  return range
    .replace(/^npt:/, '')
    .split(',', 2)
    .map((time) => readSeconds(time));
}

/** Reads a video's start and end from its URL: `t`, `start` and `end` in the query, or `t` in the hash. */
export function readClip({ searchParams, hash }: Pick<URL, 'searchParams' | 'hash'>): VideoClip {
  const [hashStart, hashEnd] = readRange(hash);
  const startSeconds = readSeconds(searchParams.get('t')) ?? readSeconds(searchParams.get('start')) ?? hashStart;
  const endSeconds = readSeconds(searchParams.get('end')) ?? hashEnd;
  return {
    ...(startSeconds !== undefined && startSeconds > 0 && { startSeconds }),
    ...(endSeconds !== undefined && endSeconds > (startSeconds ?? 0) && { endSeconds }),
  };
}

/** Returns a URL's hash. Returns an empty string for `blob:` and `data:` URLs, where `#` is part of the data. */
const hashOf = (address: string): string => {
  const index = /^\s*(?:blob|data):/i.test(address) ? -1 : address.indexOf('#');
  return index < 0 ? '' : address.slice(index);
};

/**
 * Returns the start and end of a video file: the explicit times or, if they are missing, those in its URL
 * (`film.mp4#t=10,20`).
 */
export function fileTimes(address: string, { startSeconds, endSeconds }: VideoClip): VideoClip {
  const addressed = readClip({ searchParams: new URLSearchParams(), hash: hashOf(address) });
  return mergeClips({ startSeconds, endSeconds }, addressed);
}

/**
 * Returns a file's URL with the clip's start as its hash. Browsers apply the start themselves, but the end must be
 * enforced separately.
 */
export function clippedFileUrl(address: string, times: VideoClip): string {
  const { start } = toClip(times);
  const hash = hashOf(address);
  if (start === 0 && !/^#(?:.*&)?t=/.test(hash)) return address;
  const file = hash === '' ? address : address.slice(0, -hash.length);
  return start > 0 ? `${file}#t=${start}` : file;
}

/** Returns a video's clip. */
export const clipOf = (video: PlaylistVideo): Clip =>
  toClip(video.provider === 'file' ? fileTimes(video.url, video) : video);
