import type { Database } from 'libsql';
import { seedPlaylists } from '../playlists/seedPlaylists.ts';
import { archiveGallery } from './archive.ts';
import { embedGallery } from './embeds.ts';
import { landscapeGallery } from './landscapes.ts';
import { awkwardGallery, backslashGallery, emptyGallery, missingFileGallery } from './oddities.ts';
import { photographGallery } from './photographs.ts';
import { signedGallery } from './signed.ts';
import type { SeedGallery, SeedImage } from './SeedGallery.ts';

const galleries: readonly SeedGallery[] = [
  photographGallery,
  landscapeGallery,
  archiveGallery,
  awkwardGallery,
  backslashGallery,
  emptyGallery,
  missingFileGallery,
  embedGallery,
  signedGallery,
];

/** The timestamp of the first image, in seconds since 1970. The others count up from it, so that all differ. */
const FIRST_STAMP_S = 1_767_225_600;

/** Used to estimate the file size of a photograph, only for sorting by size. */
const PIXELS_PER_KILOBYTE = 8192;

const INSERT_GALLERY = `INSERT INTO gallery (id, name, slug, description, "order", published, modified_date,
  image_right_click) VALUES (?, ?, ?, ?, ?, 1, ?, ?)`;
const INSERT_IMAGE = `INSERT INTO image (id, gallery_id, slug, filename, image_url, thumb_url, alt, description, date, size,
  filetype, embed_url, redirect_url, width, height, author, "order", published, modified_date, original)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`;

function createTagIds(database: Database): (name: string) => number {
  const insert = database.prepare('INSERT INTO tag (id, name, slug) VALUES (?, ?, ?)');
  const ids = new Map<string, number>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = ids.size + 1;
    insert.run(id, name, name.toLowerCase().replaceAll(' ', '-'));
    ids.set(name, id);
    return id;
  };
}

function rowOf({ id: galleryId, slug }: SeedGallery, image: SeedImage, order: number): (string | number)[] {
  const { id, file, title, description, date, width, height, author, original, embed, redirect = '' } = image;
  const address = `/${slug}/${file}.jpg`;
  const thumbnailAddress = `/${slug}/thumb/${file}.jpg`;
  const kilobytes = Math.round((width * height) / PIXELS_PER_KILOBYTE);
  const texts = [title, description, date];
  const name = embed ? (embed.mediaId ?? '') : file;
  const media = [embed?.fileType ?? 'JPG', embed?.address ?? '', redirect];
  const stamp = FIRST_STAMP_S + id;
  return [id, galleryId, file, name, address, thumbnailAddress, ...texts, kilobytes, ...media].concat([
    width,
    height,
    author,
    order,
    stamp,
    original,
  ]);
}

/** Inserts the demo's content into empty tables. */
export function seedDatabase(database: Database): void {
  const insertGallery = database.prepare(INSERT_GALLERY);
  const insertImage = database.prepare(INSERT_IMAGE);
  const insertImageTag = database.prepare('INSERT INTO image_tag (tag_id, image_id, gallery_id) VALUES (?, ?, ?)');
  const tagId = createTagIds(database);

  for (const [place, gallery] of galleries.entries()) {
    const { id, name, slug, description, isProtected = false, images } = gallery;
    insertGallery.run(id, name, slug, description, place, FIRST_STAMP_S, Number(isProtected));
    let order = 0;
    for (const image of images) {
      order += 1;
      insertImage.run(...rowOf(gallery, image, order));
      for (const tag of image.tags) insertImageTag.run(tagId(tag), image.id, id);
    }
  }
  seedPlaylists(database);
}
