import { Readable } from 'node:stream';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageFilter } from '../database/imageCondition.ts';
import type { ImageRow } from '../database/rows.ts';
import type { Renderer } from '../images/createRenderer.ts';
import { type AjaxAction, ajaxResponse } from '../wire/ajaxResponse.ts';
import { isEmbedded } from '../wire/imageAddress.ts';
import { positiveIntegers } from '../wholeNumber.ts';
import type { RequestValues } from '../wire/readRequestValues.ts';
import { isArchiveNonce } from './archiveAddress.ts';
import { type ZipEntry, zipStream } from './zipStream.ts';

/** Larger galleries cannot be downloaded, because every image has to be rendered for the archive. */
const MAX_IMAGES = 100;

function filterOf(values: RequestValues): ImageFilter {
  const tagInput = values.text('tag_input_name');
  return {
    galleryId: values.integer('gallery_id'),
    search: values.text(`bwg_search_${Math.max(0, values.integer('bwg'))}`).trim(),
    sort: 'order',
    descending: false,
    tagIds: positiveIntegers([values.text('tag'), ...values.text(tagInput).split(',')]),
    seed: '',
  };
}

/** Wider images would take too long to render. */
const LARGEST_WIDTH_PX = 1280;

/** Returns a function that makes file names unique by appending numbers. */
function createNames(): (image: ImageRow) => string {
  const used = new Map<string, number>();
  return ({ filename }) => {
    const count = (used.get(filename) ?? 0) + 1;
    used.set(filename, count);
    return count === 1 ? `${filename}.jpg` : `${filename}-${count}.jpg`;
  };
}

async function* filesOf(images: readonly ImageRow[], render: Renderer): AsyncGenerator<ZipEntry> {
  const nameOf = createNames();
  // Images hosted by a provider are not ours to redistribute.
  const ours = images.filter((image) => !isEmbedded(image));
  for (const image of ours) {
    const bytes = await render(image, Math.min(image.width, LARGEST_WIDTH_PX), 'jpeg');
    // Images whose file is missing are omitted.
    if (bytes) yield { name: nameOf(image), bytes, modified: new Date(image.modified_date * 1000) };
  }
}

/**
 * Creates the action that packs all images of a gallery, or those that match a search or tags. Responds with 403 if the
 * page's nonce is missing.
 */
export function archiveAction(store: GalleryStore, render: Renderer): AjaxAction {
  return (context, values) => {
    if (!isArchiveNonce(values.text('_wpnonce'))) return ajaxResponse(context, '-1', 403);
    const filter = filterOf(values);
    const gallery = store.gallery(filter.galleryId);
    const count = gallery ? store.count(filter) : 0;
    if (!gallery || count === 0 || count > MAX_IMAGES) return ajaxResponse(context, '0', 400);
    const pieces = zipStream(filesOf(store.images(filter), render));
    return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${gallery.slug}.zip"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };
}
