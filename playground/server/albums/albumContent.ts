import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageRow } from '../database/rows.ts';
import { errorBlock, NO_GALLERY_TEXT } from '../wire/errorBlock.ts';
import { escapeHtml, hiddenInput } from '../wire/markup.ts';
import { galleryContent } from '../wire/galleryContent.ts';
import { pageNavigation } from '../wire/pageNavigation.ts';
import { pageStretch } from '../wire/pageStretch.ts';
import type { RequestValues } from '../wire/readRequestValues.ts';
import { readGalleryPageRequest } from '../wire/readGalleryPageRequest.ts';
import { DEFAULT_SHORTCODE } from '../wire/shortcodes.ts';
import { withParameters } from '../wire/withParameters.ts';
import { albumItem } from './albumItem.ts';
import type { AlbumLevelRequest } from './readAlbumLevelRequest.ts';
import { galleryViewOf } from './albumShortcodes.ts';
import type { AlbumRow, AlbumStore } from './createAlbumStore.ts';

const NO_ALBUM_TEXT = 'There is no album selected or the album was deleted.';
const NOTHING_TEXT = 'No albums or galleries found.';

export interface AlbumStores {
  readonly albums: AlbumStore;
  readonly galleries: GalleryStore;
}

/** Returns the first image of an entry, at any depth. */
export function coverOf(stores: AlbumStores, { kind, id }: AlbumRow, depth = 0): ImageRow | undefined {
  if (kind === 'gallery') {
    const filter = { galleryId: id, search: '', tagIds: [], sort: 'order', descending: false, seed: '' } as const;
    return stores.galleries.images(filter, { offset: 0, limit: 1 })[0];
  }
  if (depth > 8) return undefined;
  for (const entry of stores.albums.entries(id)) {
    const cover = coverOf(stores, entry, depth + 1);
    if (cover) return cover;
  }
  return undefined;
}

function containerAttributes({ shortcode: { type }, instance }: AlbumLevelRequest): string {
  const shared = `data-bwg="${instance}" data-max-count="${type === 'album_extended_preview' ? 2 : 5}" data-thumbnail-width="250"`;
  if (type === 'album_extended_preview') return `${shared} data-global-spacing="20px 20px 0px 0px" data-spacing="0"`;
  if (type === 'album_compact_preview') return shared;
  return `${shared} data-masonry-type="vertical" data-resizable-thumbnails="1" data-thumbnail-padding="4" data-thumbnail-border="0"`;
}

const style = (instance: number) => `<style>#bwg_container3_${instance} .search_line { margin: 0; }</style>`;

const searchBox = ({ instance, search, shortcode }: AlbumLevelRequest) =>
  shortcode.hasSearchLine
    ? `<div class="search_containers"><input type="search" id="bwg_search_input_${instance}" class="bwg_search_input" ` +
      `name="bwg_search_${instance}" value="${escapeHtml(search)}" placeholder="Search" aria-label="Search"></div>`
    : '';

function albumLevel(stores: AlbumStores, request: AlbumLevelRequest, url: URL): string {
  const { instance, id, page, search, shortcode } = request;
  const album = stores.albums.album(id);
  if (!album) return '';
  const found = stores.albums.entries(id, search);
  const { albumsPerPage } = shortcode;
  const paging = {
    ...DEFAULT_SHORTCODE,
    paging: shortcode.paging,
    imagesPerPage: albumsPerPage,
    loadMoreCount: albumsPerPage,
  };
  const stretch = pageStretch(paging, page, found.length);
  const shown = found.slice(stretch.offset, stretch.offset + stretch.limit);
  const containerId = `bwg_${shortcode.type.replace('_preview', '')}_${instance}`;
  const items = shown.map((entry) => {
    const parameters = { [`type_${instance}`]: entry.kind, [`album_gallery_id_${instance}`]: entry.id };
    const href = withParameters(url, parameters);
    return albumItem(entry, { request, containerId, cover: coverOf(stores, entry), origin: url.origin, href });
  });
  const above =
    `<div class="bwg_gal_title_${instance}">${escapeHtml(album.name)}</div>` +
    `<div class="bwg_gal_title_${instance}"><p>${escapeHtml(album.description)}</p></div>` +
    `<div class="search_line">${searchBox(request)}${hiddenInput({
      id: `bwg_images_count_${instance}`,
      class: 'bwg_search_input',
      name: `bwg_images_count_${instance}`,
      value: String(shown.length),
    })}</div>`;
  if (shown.length === 0) return above + errorBlock(NOTHING_TEXT) + breadcrumbInput(request);
  return (
    above +
    `<div id="${containerId}" class="bwg-thumbnails bwg-container bwg-container-${instance} bwg-album-thumbnails" ` +
    `${containerAttributes(request)}>${items.join('')}</div>${breadcrumbInput(request)}${style(instance)}` +
    pageNavigation({ instance, page, paging: paging.paging, stretch, url })
  );
}

function breadcrumbInput({ instance, breadcrumb }: AlbumLevelRequest): string {
  const name = `bwg_album_breadcrumb_${instance}`;
  return hiddenInput({ id: name, name, value: JSON.stringify(breadcrumb) });
}

/** Returns the markup of a gallery in the album: the gallery itself, plus fields for its position in the album. */
function galleryLevel(stores: AlbumStores, request: AlbumLevelRequest, url: URL, values: RequestValues): string {
  const { instance, id, shortcodeId, shortcode } = request;
  const own: Readonly<Record<string, string>> = {
    gallery_type: 'thumbnails',
    shortcode_id: '0',
    gallery_id: String(id),
  };
  const read = readGalleryPageRequest(
    {
      ...values,
      text: (name) => own[name] ?? values.text(name),
      integer: (name) => (name === 'bwg' ? instance : Number(own[name] ?? values.integer(name))),
    },
    galleryViewOf(shortcode) === 'masonry' ? 'thumbnails_masonry' : 'thumbnails',
  );
  if (typeof read === 'string') return '';
  const { imagesPerPage, paging: kind, hasDownload = false } = shortcode;
  const paging = {
    ...read.shortcode,
    hasSearchLine: true,
    hasDownload,
    paging: kind,
    imagesPerPage,
    loadMoreCount: imagesPerPage,
  };
  const content = galleryContent(stores.galleries, { ...read, shortcode: paging, shortcodeId }, url)
    .replace(
      hiddenInput({ class: 'album_gallery_id', value: '0' }),
      hiddenInput({ class: 'album_gallery_id', value: String(id) }),
    )
    .replace(hiddenInput({ class: 'type', value: 'album' }), hiddenInput({ class: 'type', value: 'gallery' }));
  return content + breadcrumbInput(request);
}

/** Returns the content of an album's replaceable container: the response to a paging request, and part of a page. */
export function albumContent(stores: AlbumStores, request: AlbumLevelRequest, url: URL, values: RequestValues): string {
  const { instance, kind, id, isNested } = request;
  // A deleted gallery has no container, only the error block.
  if (kind === 'gallery' && !stores.galleries.gallery(id)) return errorBlock(NO_GALLERY_TEXT);
  if (kind === 'album' && !stores.albums.album(id)) return errorBlock(NO_ALBUM_TEXT);
  const level = kind === 'gallery' ? galleryLevel(stores, request, url, values) : albumLevel(stores, request, url);
  const back = `<div class="bwg_back bwg_back_${instance}">Back</div>`;
  return style(instance) + (isNested ? back + (kind === 'gallery' ? '' : style(instance)) : '') + level;
}
