import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clipWords } from './clipWords.ts';

const require = createRequire(import.meta.url);
const clips: ReadonlySet<string> = new Set(clipWords.map(({ clip }) => clip));
const captioned: ReadonlySet<string> = new Set(clipWords.flatMap(({ clip, hasCaptions }) => (hasCaptions ? clip : [])));

/** A file of a clip; null for every name that is none of theirs, so that no path leads anywhere else. */
export async function openVideoFile(clip: string, ending: 'webm' | 'webp' | 'vtt'): Promise<Buffer | null> {
  if (!(ending === 'vtt' ? captioned : clips).has(clip)) return null;
  // The server may run out of a bundle that lies somewhere else.
  const folder = dirname(require.resolve('@loggia/playground/package.json'));
  return readFile(join(folder, 'server/playlists/clips', `${clip}.${ending}`));
}
