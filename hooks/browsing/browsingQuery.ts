import type { GalleryQuery } from '../backend/GallerySource.ts';
import type { BrowsingState } from './browsingState.ts';

/** What a state means to a back end; parts that ask for nothing are left out. */
export function browsingQuery({ search, sort, tagIds, randomSeed }: BrowsingState): Omit<GalleryQuery, 'page'> {
  return {
    search: search || undefined,
    sort: sort || undefined,
    tagIds: tagIds.length > 0 ? tagIds : undefined,
    randomSeed: randomSeed || undefined,
  };
}
