import { randomInt } from 'node:crypto';
import type { GalleryImage, GalleryPage } from '@loggia/hooks';
import type { WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import { archiveAddress } from './archive/archiveAddress.ts';
import type { CmsContent, CmsGallery, ContainerConfigOptions, GalleryPageOptions } from './CmsContent.ts';
import { ADMIN_AJAX_PATH } from './constants.ts';
import type { GalleryStore } from './database/createGalleryStore.ts';
import type { ImageFilter } from './database/imageCondition.ts';
import type { GalleryRow, ImageRow } from './database/rows.ts';
import { imageCandidates } from './images/imageCandidates.ts';
import { thumbnailSize } from './images/thumbnailSize.ts';
import { plainText } from './plainText.ts';
import { NO_GALLERY_TEXT, NO_IMAGES_TEXT } from './wire/errorBlock.ts';
import { imageAddress, pictureAddress, thumbnailAddress } from './wire/imageAddress.ts';
import { imageKind } from './wire/imageKind.ts';
import { itemsContainerId } from './wire/galleryViews.ts';
import { lightboxAddress } from './wire/lightboxAddress.ts';
import { pageStretch } from './wire/pageStretch.ts';
import { positiveIntegers, wholeNumber } from './wholeNumber.ts';
import { DEFAULT_SHORTCODE, PAGING, type Shortcode, shortcodes } from './wire/shortcodes.ts';
import { sortByValue } from './wire/sortByValue.ts';

const GALLERY_TYPE = 'thumbnails';
const THEME_ID = '1';
const MAX_SEED = 2 ** 31;

function everythingIn(galleryId: number): ImageFilter {
  return { galleryId, search: '', tagIds: [], sort: 'order', descending: false, seed: '' };
}

function galleryImage(image: ImageRow): GalleryImage {
  const kind = imageKind(image);
  const url = kind === 'image' ? pictureAddress(image) : imageAddress(image);
  const thumbnailUrl = thumbnailAddress(image);
  const thumbnail = thumbnailSize(image);
  return {
    id: String(image.id),
    galleryId: String(image.gallery_id),
    url,
    width: image.width,
    height: image.height,
    candidates: kind === 'image' ? imageCandidates(url, image.width) : undefined,
    title: plainText(image.alt),
    description: plainText(image.description),
    thumbnail: { url: thumbnailUrl, ...thumbnail, candidates: imageCandidates(thumbnailUrl, thumbnail.width) },
    kind,
    fileType: image.filetype,
    fileName: image.filename,
    date: image.date,
    hitCount: image.hit_count,
    isSold: image.is_sold ? true : undefined,
  };
}

/** Returns an image as the items of a shortcode print it, so that rendered pages and AJAX responses agree. */
function itemImage(image: ImageRow, { hasDescriptions, redirectsTo }: Shortcode): GalleryImage {
  const { description, ...whole } = galleryImage(image);
  return {
    ...whole,
    description: hasDescriptions ? description : undefined,
    redirectUrl: redirectsTo && (image.redirect_url || undefined),
  };
}

function cmsGallery(store: GalleryStore, { id, name, slug, description, ...row }: GalleryRow): CmsGallery {
  const filter = everythingIn(id);
  const [cover] = store.images(filter, { offset: 0, limit: 1 });
  const imageCount = store.count(filter);
  const isProtected = row.image_right_click === 1;
  return {
    id: String(id),
    name,
    slug,
    description,
    isProtected,
    imageCount,
    cover: cover ? galleryImage(cover) : null,
  };
}

function filterOf(galleryId: number, shortcode: Shortcode, query: GalleryPageOptions['query'] = {}): ImageFilter {
  const sort = sortByValue(query.sort ?? '') ?? shortcode.sort;
  return {
    ...everythingIn(galleryId),
    search: query.search ?? '',
    sort,
    tagIds: positiveIntegers(query.tagIds ?? []),
    matchesAllTags: shortcode.matchesAllTags,
    seed: sort === 'random' ? query.randomSeed || String(randomInt(1, MAX_SEED)) : '',
  };
}

function galleryPage(store: GalleryStore, options: GalleryPageOptions): GalleryPage<GalleryImage> {
  const { galleryId, page, perPage, shortcodeId = Number(galleryId), query, fromStart = false } = options;
  const gallery = store.gallery(wholeNumber(galleryId));
  if (!gallery) return { images: [], page, pageCount: 0, total: 0, emptyMessage: NO_GALLERY_TEXT, isMissing: true };
  const own = shortcodes.get(shortcodeId) ?? DEFAULT_SHORTCODE;
  const filter = filterOf(gallery.id, own, query);
  const total = store.count(filter);
  const shortcode =
    perPage === undefined ? own : { ...own, paging: PAGING.numeric, imagesPerPage: perPage, loadMoreCount: perPage };
  const stretch = pageStretch(shortcode, page, total);
  const slice = fromStart ? { offset: 0, limit: stretch.offset + stretch.limit } : stretch;
  const images = store.images(filter, slice).map((image) => itemImage(image, own));
  return {
    images,
    randomSeed: filter.seed || undefined,
    page,
    pageCount: stretch.pageCount,
    total,
    emptyMessage: images.length === 0 ? NO_IMAGES_TEXT : undefined,
    title: gallery.name,
    description: gallery.description,
  };
}

function containerConfig(options: ContainerConfigOptions): WordPressGalleryConfig {
  const { galleryId, instance, currentUrl, shortcodeId: wanted = Number(galleryId) } = options;
  const shortcodeId = shortcodes.has(wanted) ? wanted : 0;
  const shared = { instance, themeId: THEME_ID, tag: '0', currentUrl };
  const containerId = itemsContainerId(instance);
  return {
    ...shared,
    galleryId,
    galleryType: GALLERY_TYPE,
    shortcodeId: String(shortcodeId),
    albumId: '0',
    ajaxUrl: `${ADMIN_AJAX_PATH}?action=bwg_frontend_data`,
    lightboxUrl: lightboxAddress({
      ...shared,
      shortcodeId,
      galleryId: Number(galleryId),
      origin: '',
      sortText: 'order',
    }),
    containerId,
    downloadUrl: shortcodes.get(shortcodeId)?.hasDownload
      ? archiveAddress({ ...shared, galleryId: Number(galleryId), search: '', containerId, tagIds: [] })
      : undefined,
    loadsByScrolling: shortcodes.get(shortcodeId)?.paging === PAGING.scroll || undefined,
  };
}

/** Creates the content of the CMS for pages rendered on the same server, without HTTP requests. */
export function createCmsContent(store: GalleryStore): CmsContent {
  return {
    galleries: () => store.galleries().map((gallery) => cmsGallery(store, gallery)),
    gallery(id) {
      const gallery = store.gallery(wholeNumber(id));
      return gallery && cmsGallery(store, gallery);
    },
    tags: (galleryId) => store.tagsOf(Number(galleryId)).map(({ id, name }) => ({ id: String(id), name })),
    galleryPage: (options) => galleryPage(store, options),
    containerConfig,
  };
}
