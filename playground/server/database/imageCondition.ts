import type { ImageFilter } from './ImageFilter.ts';

/** The WHERE part of a query, with the values for its question marks. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** All words stand in the title, or all words stand in the description: the real server does not mix the two. */
function searchCondition(search: string): SqlCondition | null {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const within = (column: string) => words.map(() => `${column} LIKE ? ESCAPE '\\'`).join(' AND ');
  const patterns = words.map(likePattern);
  return { sql: `((${within('alt')}) OR (${within('description')}))`, values: [...patterns, ...patterns] };
}

/** Any of the tags, or on a site that has switched to it, all of them. */
function tagCondition({ tagIds, matchesAllTags }: Pick<ImageFilter, 'tagIds' | 'matchesAllTags'>): SqlCondition | null {
  if (tagIds.length === 0) return null;
  const wanted = [...new Set(tagIds)];
  const marks = wanted.map(() => '?').join(', ');
  const tagged = `SELECT image_id FROM image_tag WHERE tag_id IN (${marks})`;
  if (!matchesAllTags) return { sql: `id IN (${tagged})`, values: wanted };
  return { sql: `id IN (${tagged} GROUP BY image_id HAVING count(*) = ?)`, values: [...wanted, wanted.length] };
}

/** Published images of a gallery (0: of all of them) that pass search and tags. */
export function imageCondition({ galleryId, search, ...tags }: ImageFilter): SqlCondition {
  const conditions: (SqlCondition | null)[] = [
    { sql: 'published = 1', values: [] },
    galleryId === 0 ? null : { sql: 'gallery_id = ?', values: [galleryId] },
    searchCondition(search),
    tagCondition(tags),
  ];
  const used = conditions.filter((condition) => condition !== null);
  return { sql: used.map(({ sql }) => sql).join(' AND '), values: used.flatMap(({ values }) => values) };
}
