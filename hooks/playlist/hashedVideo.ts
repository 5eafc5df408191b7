import type { PlaylistVideo } from '../backend/PlaylistSource.ts';

/** The video whose id the hash of an address is. A hash is anybody's text: what it is not is undefined. */
export function hashedVideo(hash: string, videos: readonly PlaylistVideo[]): PlaylistVideo | undefined {
  const plain = hash.replace(/^#/, '');
  if (plain === '') return undefined;
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // Not encoded by anybody: it may be an id as it stands.
  }
  return videos.find(({ id }) => id === plain || id === decoded);
}
