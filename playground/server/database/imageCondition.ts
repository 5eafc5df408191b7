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

/** Any of the tags, as on a site that has not switched to "all of". */
function tagCondition(tagIds: readonly number[]): SqlCondition | null {
  if (tagIds.length === 0) return null;
  const marks = tagIds.map(() => '?').join(', ');
  return { sql: `id IN (SELECT image_id FROM image_tag WHERE tag_id IN (${marks}))`, values: tagIds };
}

/** Published images of a gallery (0: of all of them) that pass search and tags. */
export function imageCondition({ galleryId, search, tagIds }: ImageFilter): SqlCondition {
  const conditions: (SqlCondition | null)[] = [
    { sql: 'published = 1', values: [] },
    galleryId === 0 ? null : { sql: 'gallery_id = ?', values: [galleryId] },
    searchCondition(search),
    tagCondition(tagIds),
  ];
  const used = conditions.filter((condition) => condition !== null);
  return { sql: used.map(({ sql }) => sql).join(' AND '), values: used.flatMap(({ values }) => values) };
}
