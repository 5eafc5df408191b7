import { WHOLE_VIDEO } from '../clip.ts';
import type { Clip } from '../clip.ts';

export interface FileClip {
  /** Another film, or another piece of it, is in the element. */
  put(clip: Clip): void;
  /** It rests at the end of its piece: a pause there is no pause. */
  isOver(): boolean;
}

export interface FileClipOptions {
  readonly video: HTMLVideoElement;
  readonly clip: Clip;
  /** The film has come to the end of its piece, before its own. */
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a film within its piece: it stops at the end of that, and begins at its start when it is played again. Whoever moves it
 * elsewhere sees what is there.
 */
export function watchFileClip({ video, clip: first, onEnd, signal }: FileClipOptions): FileClip {
  let clip = first;
  let before = Number.NaN;
  let isOver = false;
  const on = (name: string, handle: () => void) => video.addEventListener(name, handle, { signal });
  on('timeupdate', () => {
    const { currentTime, paused, seeking } = video;
    const isPast = !paused && !seeking && before < clip.end && currentTime >= clip.end;
    before = currentTime;
    if (!isPast) return;
    isOver = true;
    video.pause();
    onEnd();
  });
  on('seeking', () => {
    before = video.currentTime;
    // At the end of a film a browser plays again from the film's own beginning.
    if (isOver && before === 0 && clip.start > 0) video.currentTime = clip.start;
    isOver = false;
  });
  on('ended', () => {
    isOver = clip.start > WHOLE_VIDEO.start;
  });
  on('play', () => {
    if (isOver) video.currentTime = clip.start;
    isOver = false;
  });
  on('emptied', () => {
    before = Number.NaN;
    isOver = false;
  });
  return {
    put(next) {
      clip = next;
    },
    isOver: () => isOver,
  };
}
