import type { Database } from 'libsql';
import { insert } from '../database/query.ts';
import { seedPlaylists } from '../playlists/seedPlaylists.ts';
import { archiveGallery } from './archive.ts';
import { embedGallery } from './embeds.ts';
import { landscapeGallery } from './landscapes.ts';
import { awkwardGallery, backslashGallery, emptyGallery, missingFileGallery, signedGallery } from './oddities.ts';
import { photographGallery } from './photographs.ts';
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

function createTagIds(database: Database): (name: string) => number {
  const ids = new Map<string, number>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = insert(database, 'tag', { name, slug: name.toLowerCase().replaceAll(' ', '-') });
    ids.set(name, id);
    return id;
  };
}

function rowOf({ id: galleryId, slug }: SeedGallery, image: SeedImage, order: number) {
  const { id, file, title, description, date, width, height, author, original, embed, redirect = '' } = image;
  return {
    id,
    gallery_id: galleryId,
    slug: file,
    filename: embed ? (embed.mediaId ?? '') : file,
    image_url: `/${slug}/${file}.jpg`,
    thumb_url: `/${slug}/thumb/${file}.jpg`,
    alt: title,
    description,
    date,
    size: Math.round((width * height) / PIXELS_PER_KILOBYTE),
    filetype: embed?.fileType ?? 'JPG',
    embed_url: embed?.address ?? '',
    redirect_url: redirect,
    width,
    height,
    author,
    order,
    published: 1,
    modified_date: FIRST_STAMP_S + id,
    original,
  };
}

/** Inserts the demo's content into empty tables. */
export function seedDatabase(database: Database): void {
  const tagId = createTagIds(database);
  for (const [place, gallery] of galleries.entries()) {
    const { id, name, slug, description, isProtected = false, images } = gallery;
    insert(database, 'gallery', {
      id,
      name,
      slug,
      description,
      order: place,
      published: 1,
      modified_date: FIRST_STAMP_S,
      image_right_click: Number(isProtected),
    });
    let order = 0;
    for (const image of images) {
      order += 1;
      insert(database, 'image', rowOf(gallery, image, order));
      for (const tag of image.tags) {
        insert(database, 'image_tag', { tag_id: tagId(tag), image_id: image.id, gallery_id: id });
      }
    }
  }
  seedPlaylists(database);
}
