import type { VideoClip } from '../backend/VideoClip.ts';

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
