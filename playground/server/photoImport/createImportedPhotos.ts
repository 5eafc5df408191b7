import type { Database } from 'libsql';
import { selectOne } from '../database/selectOne.ts';
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

/** The gallery of imported photos. It is created with the first one. */
export interface ImportedPhotos {
  /** Adds a photo at the front, or moves and updates it if it exists. Returns its id. */
  add(photo: NewImportedPhoto): number;
  /** Removes all photos from the gallery. */
  empty(): void;
}

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

export function createImportedPhotos(database: Database): ImportedPhotos {
  const findGallery = () =>
    selectOne<{ id: number }>(database, 'SELECT id FROM gallery WHERE slug = ?', [IMPORT_FOLDER])?.id;
  function galleryId(): number {
    const found = findGallery();
    if (found !== undefined) return found;
    database.prepare(ADD_GALLERY).run(IMPORT_FOLDER, now());
    return findGallery() ?? 0;
  }
  return {
    add({ post, title, description, fileType }) {
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
      database.prepare(ADD_IMAGE).run(gallery, file, name, path, thumbnail, ...texts, ...rest);
      return selectOne<{ id: number }>(database, 'SELECT id FROM image WHERE image_url = ?', [path])?.id ?? 0;
    },
    empty() {
      // Unpublished instead of deleted, which keeps ratings and comments in case a photo is imported again.
      database.prepare('UPDATE image SET published = 0 WHERE gallery_id = ?').run(findGallery() ?? 0);
    },
  };
}
