import type { GalleryArchive } from '../backend/GalleryArchive.ts';
import { OfflineError } from '../errors/OfflineError.ts';

export interface StaticArchiveOptions {
  /** Address of a zip that holds the images. */
  readonly url: string;
  /** What the file is saved as. @default 'images.zip' */
  readonly fileName?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A zip that was packed beforehand. It holds every image, whatever is searched for.
 *
 * @example
 * const backend = { ...createStaticBackend({ images }), archive: createStaticArchive({ url: '/alps.zip' }) };
 */
export function createStaticArchive({ url, fileName = 'images.zip', fetch }: StaticArchiveOptions): GalleryArchive {
  return {
    addressOf: () => url,
    async load(_query, { signal }) {
      const code = await import('../rest/loadArchive.ts').catch((cause: unknown) => {
        throw new OfflineError(undefined, { cause });
      });
      return { file: await code.loadArchive(url, { signal, fetch }), name: fileName };
    },
  };
}
