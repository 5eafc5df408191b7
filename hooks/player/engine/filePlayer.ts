import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer } from '../../backend/VideoPlayer.ts';
import { fileAddress, fileTimes, pieceOf } from '../fileAddress.ts';
import { watchFileClip } from './watchFileClip.ts';
import { REFUSED_FILE, safeSource } from '../../shared/safeHref.ts';

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
