import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoClip } from '../backend/VideoClip.ts';
import { clipOver, readClip, toClip } from './clip.ts';
import type { Clip } from './clip.ts';

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
