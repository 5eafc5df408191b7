import type { FileCache } from './createFileCache.ts';

/** The file of this name: as it was made before, or made now and kept. */
export async function keepFile(cache: FileCache, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await cache.read(name);
  if (known) return known;
  const made = await make();
  await cache.write(name, made);
  return made;
}
