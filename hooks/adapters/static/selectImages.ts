import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryQuery } from '../../data/backend/GallerySource.ts';
import { MAX_SEARCH_LENGTH } from '../../gallery/browsing/constants.ts';

/** Sortable fields, keyed by the names that servers use for them. */
const SORT_FIELDS: ReadonlyMap<string, 'title' | 'date' | 'fileName'> = new Map([
  ['alt', 'title'],
  ['title', 'title'],
  ['date', 'date'],
  ['filename', 'fileName'],
]);

/** Hashes an image's id together with the seed to produce a stable random order. */
function scramble(text: string): number {
  let hash = 0;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x5bd1e995) ^ (hash >>> 15);
  return hash;
}

function isFound({ title = '', description = '' }: GalleryImage, words: readonly string[]): boolean {
  return [title, description].some((text) => containsWords(text, words));
}

export type ImageSelection = Pick<GalleryQuery, 'search' | 'sort' | 'tagIds' | 'randomSeed'>;

/** Whether an image has any or all of the tags, depending on `matching`. Returns `true` if no tags are given. */
function isFiled({ tagIds = [] }: GalleryImage, wanted: readonly string[], matching: 'any' | 'all'): boolean {
  const has = (tagId: string): boolean => tagIds.includes(tagId);
  return wanted.length === 0 || (matching === 'all' ? wanted.every(has) : wanted.some(has));
}

/**
 * Returns the images that match the search and tags, sorted by title, date, file name or size, or in random order. For
 * any other sort order, the images stay in the default order. The random order depends only on the seed and the ids, so
 * it is the same on every page.
 */
export function selectImages<TImage extends GalleryImage>(
  images: readonly TImage[],
  { search = '', sort = '', tagIds = [], randomSeed = '' }: ImageSelection,
  tagMatching: 'any' | 'all' = 'any',
): readonly TImage[] {
  const words = wordsOf(search);
  const found = images.filter((image) => isFound(image, words) && isFiled(image, tagIds, tagMatching));
  if (sort === 'size') return found.sort((a, b) => (a.fileSize ?? 0) - (b.fileSize ?? 0));
  const field = SORT_FIELDS.get(sort);
  if (field) return found.sort((a, b) => (a[field] ?? '').localeCompare(b[field] ?? ''));
  if (sort !== 'random') return found;
  return found
    .map((image) => [scramble(randomSeed + image.id), image] as const)
    .sort(([a], [b]) => a - b)
    .map(([, image]) => image);
}

export const wordsOf = (search: string): readonly string[] =>
  search.slice(0, MAX_SEARCH_LENGTH).toLowerCase().split(/\s+/).filter(Boolean);

/** Whether text contains every word in a search, ignoring case. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
