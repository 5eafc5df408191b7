import type { Database } from 'libsql';
import { selectAll, selectOne } from '../database/query.ts';
import type { VideoRow } from './rows.ts';

export type PlaylistStore = ReturnType<typeof createPlaylistStore>;

const VIDEOS = `SELECT video.id, provider, clip, title, description
  FROM playlist_video JOIN video ON video.id = playlist_video.video_id
  WHERE playlist_id = ? ORDER BY place LIMIT ? OFFSET ?`;

/** Reads the playlists from the database. */
export function createPlaylistStore(database: Database) {
  const count = 'SELECT count(*) AS total FROM playlist_video WHERE playlist_id = ?';
  return {
    /** Returns the number of videos in a playlist; 0 if it does not exist. */
    count: (playlistId: string) => selectOne<{ total: number }>(database, count, [playlistId])?.total ?? 0,
    /** Returns videos in the editor's order. */
    videos: (playlistId: string, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
      selectAll<VideoRow>(database, VIDEOS, [playlistId, limit, offset]),
    video: (id: string) =>
      selectOne<VideoRow>(database, 'SELECT id, provider, clip, title, description FROM video WHERE id = ?', [id]),
  };
}
