import type { AlbumPage } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { isSameLevel, lastCrumb, levelKey } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumLevel } from './types.ts';
import { ALBUM_CACHE_SIZE } from './constants.ts';

/** The levels of a source that have been here. */
export interface KnownLevels<TImage extends GalleryImage> {
  /** Keeps the level that is shown and about to be left. */
  leave(shown: AlbumLevel<TImage> | null): void;
  /** Keeps one that the source has told. */
  arrive(level: AlbumLevel<TImage>): void;
  find(path: AlbumPath): AlbumLevel<TImage> | undefined;
  /** The page that more of the same album is appended to, if that is shown. */
  beginningOf(path: AlbumPath, shown: AlbumLevel<TImage> | null): AlbumPage | undefined;
  /** Another source is asked from now on. */
  forget(): void;
}

/** Keeps the newest levels, so that one that was shown before is shown again without being asked for. */
export function createKnownLevels<TImage extends GalleryImage>(): KnownLevels<TImage> {
  const kept = new Map<string, AlbumLevel<TImage>>();
  /** What is shown is still that of the source before. */
  let isOthers = false;

  function keep(level: AlbumLevel<TImage> | null): void {
    // A gallery that has turned to another page by itself is not kept as that page: its images are those of the first.
    if (!level || level.page.page !== lastCrumb(level.path)?.page) return;
    kept.set(levelKey(level.path), level);
    const [oldest] = kept.keys();
    if (kept.size > ALBUM_CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
  }

  return {
    leave(shown) {
      if (!isOthers) keep(shown);
    },
    arrive(level) {
      isOthers = false;
      keep(level);
    },
    find: (path) => kept.get(levelKey(path)),
    beginningOf(path, shown) {
      if (isOthers || shown?.kind !== 'album') return undefined;
      const [asked, here] = [lastCrumb(path), lastCrumb(shown.path)];
      return isSameLevel(asked, here) && asked?.search === here?.search ? shown.page : undefined;
    },
    forget() {
      kept.clear();
      isOthers = true;
    },
  };
}
