import type { Database } from 'libsql';
import { change, selectOne } from '../database/query.ts';
import type { StubPost } from './stubProvider.ts';

/** The folder and slug of the gallery. */
export const IMPORT_FOLDER = 'imported';
/** A file of the site, used for every video of the stub account. */
const VIDEO_ADDRESS = '/assets/sunrise.webm';

export interface NewImportedPhoto {
  readonly post: StubPost;
  readonly title: string;
  readonly description: string;
  /** For example `EMBED_OEMBED_INSTAGRAM_…`. */
  readonly fileType: string;
}

export type ImportedPhotos = ReturnType<typeof createImportedPhotos>;

const ADD_GALLERY = `INSERT INTO gallery (id, name, slug, description, "order", published, modified_date, image_right_click)
  SELECT max(id) + 1, 'Imported photos', ?, 'Read from an account of a stub provider.', max("order") + 1, 1, ?, 0 FROM gallery`;
const ADD_IMAGE = `INSERT INTO image (gallery_id, slug, filename, image_url, thumb_url, alt, description, date, size, filetype,
  embed_url, width, height, author, "order", published, modified_date, original)
  VALUES (?, ?, ?, ?, ?, ?, ?, '2026-11-01, 10:00', 0, ?, ?, ?, ?, 'hills', ?, 1, ?, ?)
  ON CONFLICT (image_url) DO UPDATE SET alt = excluded.alt, description = excluded.description, filetype = excluded.filetype,
  filename = excluded.filename, embed_url = excluded.embed_url, "order" = excluded."order", published = 1`;

const now = () => Math.floor(Date.now() / 1000);

function embedAddress({ code }: StubPost, fileType: string): string {
  if (fileType.endsWith('_VIDEO')) return VIDEO_ADDRESS;
  return fileType.endsWith('_POST') ? `https://www.instagram.com/p/${code}/` : '';
}

/** The gallery of imported photos. It is created along with the first photo. */
export function createImportedPhotos(database: Database) {
  const findGallery = () =>
    selectOne<{ id: number }>(database, 'SELECT id FROM gallery WHERE slug = ?', [IMPORT_FOLDER])?.id;
  function galleryId(): number {
    const found = findGallery();
    if (found !== undefined) return found;
    change(database, ADD_GALLERY, [IMPORT_FOLDER, now()]);
    return findGallery() ?? 0;
  }
  return {
    /** Adds a photo at the front, or moves and updates it if it exists. Returns its id. */
    add({ post, title, description, fileType }: NewImportedPhoto): number {
      const gallery = galleryId();
      const file = post.code.toLowerCase();
      const [path, thumbnail] = [`/${IMPORT_FOLDER}/${file}.jpg`, `/${IMPORT_FOLDER}/thumb/${file}.jpg`];
      const first = selectOne<{ place: number | null }>(
        database,
        'SELECT min("order") AS place FROM image WHERE gallery_id = ?',
        [gallery],
      );
      const name = fileType.endsWith('_IMAGE') ? '' : post.code;
      const order = (first?.place ?? 0) - 1;
      const texts = [title, description, fileType, embedAddress(post, fileType)];
      const rest = [post.width, post.height, order, now(), `landscape:${post.scene}`];
      change(database, ADD_IMAGE, [gallery, file, name, path, thumbnail, ...texts, ...rest]);
      return selectOne<{ id: number }>(database, 'SELECT id FROM image WHERE image_url = ?', [path])?.id ?? 0;
    },
    /** Unpublishes all photos instead of deleting them, which keeps ratings and comments for another import. */
    empty: () => change(database, 'UPDATE image SET published = 0 WHERE gallery_id = ?', [findGallery() ?? 0]),
  };
}
