import type { PlaylistVideo } from '../backend/PlaylistSource.ts';

/** Identity of a video among those of all providers. */
export function videoKey(video: PlaylistVideo): string {
  return `${video.provider}:${video.id}:${video.provider === 'file' ? video.url : ''}`;
}
