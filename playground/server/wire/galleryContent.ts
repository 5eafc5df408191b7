import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { GalleryRow } from '../database/rows.ts';
import { archiveLink } from '../archive/archiveAddress.ts';
import { errorBlock, NO_GALLERY_TEXT, NO_IMAGES_TEXT } from './errorBlock.ts';
import { escapeHtml } from './markup.ts';
import type { GalleryPageRequest } from './readGalleryPageRequest.ts';
import { isWhole, itemsContainerId } from './galleryViews.ts';
import { itemsContainer } from './itemsContainer.ts';
import { pageNavigation } from './pageNavigation.ts';
import { pageStretch } from './pageStretch.ts';
import { searchLine } from './searchLine.ts';

function heading({ instance }: GalleryPageRequest, gallery: GalleryRow | null): string {
  if (!gallery) return '';
  return (
    `<div class="bwg_gal_title_${instance}">${escapeHtml(gallery.name)}</div>` +
    `<div class="bwg_gal_title_${instance}"><p>${escapeHtml(gallery.description)}</p></div>`
  );
}

const styleElement = (instance: number, rule: string) =>
  `<style>#bwg_container1_${instance} #bwg_container3_${instance} ${rule}</style>`;

/**
 * Returns the content of a gallery's replaceable container: the response to a paging request, and part of a page. Its
 * URLs are derived from the requested one.
 */
export function galleryContent(store: GalleryStore, request: GalleryPageRequest, url: URL): string {
  const { instance, galleryId, page, filter, shortcode } = request;
  const gallery = galleryId === 0 ? null : store.gallery(galleryId);
  if (galleryId !== 0 && !gallery) return errorBlock(NO_GALLERY_TEXT);

  const stretch = pageStretch(shortcode, page, store.count(filter));
  const images = store.images(filter, stretch);
  const above = shortcode.hasSearchLine
    ? styleElement(instance, '.search_line { margin: 0; }') +
      heading(request, gallery) +
      searchLine({
        ...request,
        view: shortcode.view,
        imageCount: images.length,
        tags: store.tagsOf(galleryId),
        tagIds: filter.tagIds,
      })
    : '';
  const containerId = itemsContainerId(instance, shortcode.view);
  const download = shortcode.hasDownload
    ? archiveLink({ ...request, containerId, tagIds: filter.tagIds }, url.origin)
    : '';
  if (images.length === 0) return above + errorBlock(NO_IMAGES_TEXT);
  return (
    above +
    itemsContainer(request, images, url.origin) +
    styleElement(instance, '.bwg_current_page { width: 4em; }') +
    (isWhole(shortcode.view) ? '' : pageNavigation({ instance, page, stretch, paging: shortcode.paging, url })) +
    download
  );
}
