import type { GalleryArchive } from '../backend/GalleryArchive.ts';
import { loadArchive } from '../rest/engine/loadFile.ts';

export interface StaticArchiveOptions {
  /** Address of a zip that holds the images. */
  readonly url: string;
  /** The name under which the file is saved. @default 'images.zip' */
  readonly fileName?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A zip that was packed beforehand. It holds every image, whatever is searched for. */
export function createStaticArchive({ url, fileName = 'images.zip', fetch }: StaticArchiveOptions): GalleryArchive {
  return {
    addressOf: () => url,
    load: async (_query, { signal }) => ({ file: await loadArchive(url, { signal, fetch }), name: fileName }),
  };
}
