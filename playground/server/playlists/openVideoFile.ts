import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clipWords } from './clipWords.ts';

const require = createRequire(import.meta.url);
const clips: ReadonlySet<string> = new Set(clipWords.map(({ clip }) => clip));
const captioned: ReadonlySet<string> = new Set(clipWords.flatMap(({ clip, hasCaptions }) => (hasCaptions ? clip : [])));

/** Returns a file of a clip, or null for any unknown name, so that no path can escape the folder. */
export async function openVideoFile(clip: string, ending: 'webm' | 'webp' | 'vtt'): Promise<Buffer | null> {
  if (!(ending === 'vtt' ? captioned : clips).has(clip)) return null;
  // The server may run from a bundle in another folder.
  const folder = dirname(require.resolve('@loggia/playground/package.json'));
  return readFile(join(folder, 'server/playlists/clips', `${clip}.${ending}`));
}
