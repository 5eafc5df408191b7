import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageFilter } from '../database/ImageFilter.ts';
import type { ImageRow } from '../database/rows.ts';
import type { PrepareRequest, Renderer } from './createRenderer.ts';
import { thumbnailSize } from './thumbnailSize.ts';

const THUMBNAIL_WIDTHS_PX = [320, 480];
const THUMBNAILS_A_GALLERY = 30;
/** Those first that a lightbox on a usual screen asks for. */
const LIGHTBOX_WIDTHS_PX = [1280, 960, 1920];

function isPainted({ original }: ImageRow): boolean {
  return original.startsWith('landscape:');
}

/** The renderings that visitors request first, in order: the first thumbnails of each gallery, then landscapes in full size. */
function* firstLooks(store: GalleryStore): Generator<PrepareRequest, void, void> {
  const beginnings = store.galleries().map(({ id }) => {
    const filter: ImageFilter = { galleryId: id, search: '', tagIds: [], sort: 'order', descending: false, seed: '' };
    return store.images(filter, { offset: 0, limit: THUMBNAILS_A_GALLERY });
  });
  const images = beginnings.flat();
  for (const image of images) {
    for (const width of THUMBNAIL_WIDTHS_PX) yield { image, width: Math.min(width, thumbnailSize(image).width) };
  }
  for (const width of LIGHTBOX_WIDTHS_PX) {
    for (const image of images.filter(isPainted)) yield { image, width: Math.min(width, image.width) };
  }
}

/** Renders what visitors will ask for first, one after the other and only while nobody waits for anything. */
export async function warmUp(store: GalleryStore, renderer: Renderer): Promise<void> {
  const looks = [...firstLooks(store)];
  for (const look of looks) {
    if (renderer.isClosed) return;
    // A failure is reported to the next request for the picture.
    await renderer.prepare(look).catch(() => undefined);
  }
}
