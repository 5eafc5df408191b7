import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
import { selectOne } from '../database/selectOne.ts';
import type { VideoRow } from './rows.ts';

export interface PlaylistStore {
  /** Returns the number of videos in a playlist; 0 if it does not exist. */
  count(playlistId: string): number;
  /** Returns videos in the editor's order. */
  videos(playlistId: string, slice: { readonly offset: number; readonly limit: number }): readonly VideoRow[];
  video(id: string): VideoRow | null;
}

const VIDEOS = `SELECT video.id, provider, clip, title, description
  FROM playlist_video JOIN video ON video.id = playlist_video.video_id
  WHERE playlist_id = ? ORDER BY place LIMIT ? OFFSET ?`;

/** Reads the playlists from the database. */
export function createPlaylistStore(database: Database): PlaylistStore {
  return {
    count: (playlistId) =>
      selectOne<{ total: number }>(database, 'SELECT count(*) AS total FROM playlist_video WHERE playlist_id = ?', [
        playlistId,
      ])?.total ?? 0,
    videos: (playlistId, { offset, limit }) => selectAll<VideoRow>(database, VIDEOS, [playlistId, limit, offset]),
    video: (id) =>
      selectOne<VideoRow>(database, 'SELECT id, provider, clip, title, description FROM video WHERE id = ?', [id]),
  };
}
