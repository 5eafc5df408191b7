import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer } from '../../backend/VideoPlayer.ts';
import { REFUSED_FILE, safeSource } from '../../shared/safeHref.ts';
import { fileAddress, fileTimes, pieceOf, WHOLE_VIDEO } from '../clip.ts';
import type { Clip } from '../clip.ts';

function fileOf(video: PlaylistVideo): string | undefined {
  const file =
    video.provider === 'file' ? safeSource(fileAddress(video.url, fileTimes(video.url, video)), 'media') : undefined;
  return file === REFUSED_FILE ? undefined : file;
}

/** Plays files in the browser's own `<video>`. */
export const filePlayer: VideoPlayer = {
  kind: 'file',
  addressOf: (video) => fileOf(video) ?? null,
  pageOf: fileOf,
  connect(element, { video: first, listen, signal }) {
    const video = element as HTMLVideoElement;
    const onEnd = () => listen({ type: 'playback', playback: 'ended' });
    const piece = watchFileClip({ video, clip: pieceOf(first), onEnd, signal });
    const on = (name: string, handle: () => void) => video.addEventListener(name, handle, { signal });
    on('loadedmetadata', () => listen({ type: 'ready' }));
    // Told to start and to pause in one go it says both, though it is at rest already.
    on('play', () => video.paused || listen({ type: 'playback', playback: 'playing' }));
    on('pause', () => video.ended || piece.isOver() || listen({ type: 'playback', playback: 'paused' }));
    on('ended', onEnd);
    on('emptied', () => listen({ type: 'playback', playback: 'unstarted' }));
    on('error', () => listen({ type: 'failed' }));
    const play = () => {
      // What could not be fetched is not fetched again unless it is told to.
      if (video.error) video.load();
      // A browser may refuse: the visitor has the controls.
      video.play().catch(() => undefined);
    };
    return {
      play,
      pause: () => video.pause(),
      load(next, { startsAtOnce }) {
        piece.put(pieceOf(next));
        if (startsAtOnce) play();
        return true;
      },
    };
  },
};

export interface FileClip {
  /** Another film, or another piece of it, is in the element. */
  put(clip: Clip): void;
  /** It rests at the end of its piece: a pause there is no pause. */
  isOver(): boolean;
}

interface FileClipOptions {
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
