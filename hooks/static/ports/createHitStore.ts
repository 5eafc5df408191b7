import { HITS_STORAGE_KEY } from './constants.ts';

/** Counts showings for as long as the tab lives; in memory alone where the browser keeps its storage from us. */
export interface HitStore {
  /** Whether an image of this id was shown before. Cheap, for lists of thousands. */
  has(imageId: string): boolean;
  count(imageId: string): number;
  add(imageId: string): void;
}

function readCounts(): Map<unknown, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(HITS_STORAGE_KEY) ?? '[]') as Iterable<[unknown, unknown]>);
  } catch {
    return new Map();
  }
}

/** Whoever wrote into the storage, a count is a number from 0. */
export function createHitStore(): HitStore {
  let counts: Map<unknown, unknown> | undefined;
  const stored = (): Map<unknown, unknown> => (counts ??= readCounts());
  const count = (imageId: string): number => Math.max(0, Math.floor(Number(stored().get(imageId)))) || 0;
  return {
    has: (imageId) => stored().has(imageId),
    count,
    add(imageId) {
      const next = count(imageId) + 1;
      stored().set(imageId, next);
      try {
        sessionStorage.setItem(HITS_STORAGE_KEY, JSON.stringify([...stored()]));
      } catch {
        // Blocked or full: the counts live as long as the page.
      }
    },
  };
}
