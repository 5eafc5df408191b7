import type { PlaylistVideo } from '../backend/PlaylistSource.ts';

/** A list with the videos behind it that it did not have; the same list where there is none. */
export function withNewVideos(
  known: readonly PlaylistVideo[],
  videos: readonly PlaylistVideo[],
): readonly PlaylistVideo[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = videos.filter(({ id }) => !ids.has(id) && ids.add(id));
  return added.length > 0 ? [...known, ...added] : known;
}
