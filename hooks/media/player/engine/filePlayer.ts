import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { VideoPlayer } from '../../../data/backend/VideoPlayer.ts';
import { REFUSED_FILE, safeSource } from '../../../core/shared/urls.ts';
import { clippedFileUrl, fileTimes, clipOf, WHOLE_VIDEO, type Clip } from '../clip.ts';

function fileOf(video: PlaylistVideo): string | undefined {
  const file =
    video.provider === 'file' ? safeSource(clippedFileUrl(video.url, fileTimes(video.url, video)), 'media') : undefined;
  return file === REFUSED_FILE ? undefined : file;
}

/** Plays video files in a native `<video>` element. */
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
    // If `play()` and `pause()` are called in the same task, both events fire, even though the video is paused.
    on('play', () => video.paused || listen({ type: 'playback', playback: 'playing' }));
    on('pause', () => video.ended || clip.isOver() || listen({ type: 'playback', playback: 'paused' }));
    on('ended', onEnded);
    on('emptied', () => listen({ type: 'playback', playback: 'unstarted' }));
    on('error', () => listen({ type: 'failed' }));
    const play = () => {
      // Only `load()` fetches a file again after it has failed.
      if (video.error) video.load();
      // The browser may block playback. The native controls still work.
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
  /** Sets the clip for the next video in the element. */
  setClip(clip: Clip): void;
  /** Whether the video is paused at the end of its clip. This pause is not reported. */
  isOver(): boolean;
}

interface FileClipOptions {
  readonly video: HTMLVideoElement;
  readonly clip: Clip;
  /** Called when the clip ends before the video does. */
  readonly onEnded: () => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a `<video>` within its clip. Playback stops at the end of the clip, and starts again from its beginning. The
 * user may seek anywhere.
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
    // Browsers restart a file from 0 after it has ended.
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
