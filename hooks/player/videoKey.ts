import type { PlaylistVideo } from '../backend/PlaylistSource.ts';

/** Identity of a video, and of the piece of it that is played, among those of all providers. */
export function videoKey(video: PlaylistVideo): string {
  const { provider, id, startSeconds = '', endSeconds = '' } = video;
  return `${provider}:${id}:${provider === 'file' ? video.url : ''}:${startSeconds}-${endSeconds}`;
}
