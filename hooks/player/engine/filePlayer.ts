import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer } from '../../backend/VideoPlayer.ts';
import { REFUSED_FILE, safeSource } from '../../shared/addresses.ts';
import { fileAddress, fileTimes, clipOf, WHOLE_VIDEO } from '../clip.ts';
import type { Clip } from '../clip.ts';

function fileOf(video: PlaylistVideo): string | undefined {
  const file =
    video.provider === 'file' ? safeSource(fileAddress(video.url, fileTimes(video.url, video)), 'media') : undefined;
  return file === REFUSED_FILE ? undefined : file;
}

/** Plays files in the browser's own `<video>`. */
export const filePlayer: VideoPlayer = {
  kind: 'file',
  urlOf: (video) => fileOf(video) ?? null,
  pageUrlOf: fileOf,
  connect(element, { video: first, listen, signal }) {
    const video = element as HTMLVideoElement;
    const onEnded = () => listen({ type: 'playback', playback: 'ended' });
    const clip = watchFileClip({ video, clip: clipOf(first), onEnded, signal });
    const on = (name: string, handle: () => void) => video.addEventListener(name, handle, { signal });
    on('loadedmetadata', () => listen({ type: 'ready' }));
    // After `play()` and `pause()` in one task both events fire, although the video is paused.
    on('play', () => video.paused || listen({ type: 'playback', playback: 'playing' }));
    on('pause', () => video.ended || clip.isOver() || listen({ type: 'playback', playback: 'paused' }));
    on('ended', onEnded);
    on('emptied', () => listen({ type: 'playback', playback: 'unstarted' }));
    on('error', () => listen({ type: 'failed' }));
    const play = () => {
      // A failed file is fetched again only by `load()`.
      if (video.error) video.load();
      // A browser may refuse. The controls still work.
      video.play().catch(() => undefined);
    };
    return {
      play,
      pause: () => video.pause(),
      load(next, { autoplay }) {
        clip.setClip(clipOf(next));
        if (autoplay) play();
        return true;
      },
    };
  },
};

export interface FileClip {
  /** Sets the clip of another video in the element. */
  setClip(clip: Clip): void;
  /** Whether it rests at the end of its clip: a pause there is not reported. */
  isOver(): boolean;
}

interface FileClipOptions {
  readonly video: HTMLVideoElement;
  readonly clip: Clip;
  /** Called at the end of the clip, before that of the video. */
  readonly onEnded: () => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a video within its clip: it stops at the clip's end, and restarts at its start when it is played again. A visitor may seek
 * elsewhere.
 */
export function watchFileClip({ video, clip: first, onEnded, signal }: FileClipOptions): FileClip {
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
    onEnded();
  });
  on('seeking', () => {
    before = video.currentTime;
    // After the end of a file, browsers restart at its own beginning.
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
    setClip(next) {
      clip = next;
    },
    isOver: () => isOver,
  };
}
