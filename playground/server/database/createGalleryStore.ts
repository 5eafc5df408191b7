import type { Database } from 'libsql';
import { imageCondition, type ImageFilter, type ImageSort } from './imageCondition.ts';
import type { GalleryRow, ImageRow, TagRow } from './rows.ts';
import { seededRank } from './seededRank.ts';
import { change, selectAll, selectOne } from './query.ts';

const GALLERY_COLUMNS = 'id, name, slug, description, image_right_click';
const IMAGE_COLUMNS = `id, gallery_id, filename, image_url, thumb_url, alt, description, date, filetype, embed_url,
  redirect_url, width, height, hit_count, modified_date, original,
  EXISTS (SELECT 1 FROM image_pricelist WHERE image_id = image.id) AS is_sold`;

const SORT_COLUMNS: Record<Exclude<ImageSort, 'random'>, string> = {
  order: '"order"',
  alt: 'alt COLLATE NOCASE',
  date: 'date',
  filename: 'filename',
  size: 'size',
};

/** A part of an ordered list. */
export interface ImageSlice {
  readonly offset: number;
  readonly limit: number;
}

const EVERYTHING: ImageSlice = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

export type GalleryStore = ReturnType<typeof createGalleryStore>;

function randomImages(database: Database, filter: ImageFilter, { offset, limit }: ImageSlice): readonly ImageRow[] {
  const { sql, values } = imageCondition(filter);
  const seed = filter.seed || String(Math.random());
  return selectAll<ImageRow>(database, `SELECT ${IMAGE_COLUMNS} FROM image WHERE ${sql}`, values)
    .map((row) => ({ row, rank: seededRank(seed, row.id) }))
    .sort((first, second) => first.rank - second.rank || first.row.id - second.row.id)
    .slice(offset, offset + limit)
    .map(({ row }) => row);
}

function orderedImages(
  database: Database,
  filter: ImageFilter,
  column: string,
  { offset, limit }: ImageSlice,
): readonly ImageRow[] {
  const { sql, values } = imageCondition(filter);
  const order = `${column} ${filter.descending ? 'DESC' : 'ASC'}, id ASC`;
  const statement = `SELECT ${IMAGE_COLUMNS} FROM image WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return selectAll(database, statement, [...values, limit, offset]);
}

/** The database queries for galleries and images. */
export function createGalleryStore(database: Database) {
  const galleryColumns = `SELECT ${GALLERY_COLUMNS} FROM gallery WHERE published = 1`;
  const imageColumns = `SELECT ${IMAGE_COLUMNS} FROM image WHERE published = 1`;
  const tagged = 'SELECT tag_id FROM image_tag WHERE ? IN (0, gallery_id)';
  return {
    galleries: () => selectAll<GalleryRow>(database, `${galleryColumns} ORDER BY "order", id`),
    gallery: (id: number) => selectOne<GalleryRow>(database, `${galleryColumns} AND id = ?`, [id]),
    tagsOf: (galleryId: number) =>
      selectAll<TagRow>(database, `SELECT id, name FROM tag WHERE id IN (${tagged}) ORDER BY name`, [galleryId]),
    count(filter: ImageFilter): number {
      const { sql, values } = imageCondition(filter);
      const row = selectOne<{ count: number }>(database, `SELECT count(*) AS count FROM image WHERE ${sql}`, values);
      return row?.count ?? 0;
    },
    images: (filter: ImageFilter, slice: ImageSlice = EVERYTHING): readonly ImageRow[] =>
      filter.sort === 'random'
        ? randomImages(database, filter, slice)
        : orderedImages(database, filter, SORT_COLUMNS[filter.sort], slice),
    /** Finds an image by the path of its file or thumbnail below the uploads folder. */
    imageAt: (path: string) =>
      selectOne<ImageRow>(database, `${imageColumns} AND (image_url = ? OR thumb_url = ?)`, [path, path]),
    /** Counts one view. Ignored if the image does not exist. */
    countHit: (imageId: number) =>
      change(database, 'UPDATE image SET hit_count = hit_count + 1 WHERE id = ?', [imageId]),
  };
}
