/** The orders supported by the real server. `order` is the editor's manual order. */
export type ImageSort = 'order' | 'alt' | 'date' | 'filename' | 'size' | 'random';

/** Selects images of a gallery and their order. */
export interface ImageFilter {
  /** 0 for all galleries. */
  readonly galleryId: number;
  readonly search: string;
  readonly tagIds: readonly number[];
  /** Whether an image must have all of the tags instead of any. */
  readonly matchesAllTags?: boolean | undefined;
  readonly sort: ImageSort;
  readonly descending: boolean;
  /** Keeps a random order stable. Without a seed, every response is shuffled. */
  readonly seed: string;
}

/** A WHERE clause with the values of its placeholders. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** Requires all words in the title, or all words in the description. The real server does not combine the two. */
function searchCondition(search: string): SqlCondition | null {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const within = (column: string) => words.map(() => `${column} LIKE ? ESCAPE '\\'`).join(' AND ');
  const patterns = words.map(likePattern);
  return { sql: `((${within('alt')}) OR (${within('description')}))`, values: [...patterns, ...patterns] };
}

/** Requires any of the tags, or all of them if the site is configured that way. */
function tagCondition({ tagIds, matchesAllTags }: Pick<ImageFilter, 'tagIds' | 'matchesAllTags'>): SqlCondition | null {
  if (tagIds.length === 0) return null;
  const wanted = [...new Set(tagIds)];
  const marks = wanted.map(() => '?').join(', ');
  const tagged = `SELECT image_id FROM image_tag WHERE tag_id IN (${marks})`;
  if (!matchesAllTags) return { sql: `id IN (${tagged})`, values: wanted };
  return { sql: `id IN (${tagged} GROUP BY image_id HAVING count(*) = ?)`, values: [...wanted, wanted.length] };
}

/** Returns the condition for published images of a gallery (0: of all galleries) that match the search and tags. */
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
