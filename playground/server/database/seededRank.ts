/**
 * Returns a pseudorandom number in [0, 1) for an item and a seed. The same seed gives the same order on every page and
 * in the lightbox, and similar seeds give unrelated orders.
 */
export function seededRank(seed: string, id: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${id}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
