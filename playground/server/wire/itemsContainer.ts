import type { ImageRow } from '../database/rows.ts';
import { thumbnailSize } from '../images/thumbnailSize.ts';
import { attributes, escapeHtml, escapeLines } from './markup.ts';
import { galleryItem } from './galleryItem.ts';
import type { GalleryPageRequest } from './readGalleryPageRequest.ts';
import { imageAddress, pictureAddress, thumbnailAddress } from './imageAddress.ts';
import { type GalleryViewName, itemsContainerId } from './galleryViews.ts';
import { lightboxAddress } from './lightboxAddress.ts';
import { carouselParameters, slideshowParameters } from './viewParameters.ts';

const THUMBNAIL_CELL_PX = 250;
const MAX_COLUMNS = 5;

type Attributes = Readonly<Record<string, string | number>>;

/** Returns the attributes of views that show a single column or image. */
function singleAttributes({ instance, shortcode: { view } }: GalleryPageRequest): Attributes {
  const id = itemsContainerId(instance, view);
  if (view === 'blog_style') {
    return { id, class: `bwg-container-${instance} blog_style_images_conteiner_${instance} bwg-container` };
  }
  if (view === 'image_browser') {
    const className = `image_browser_images_conteiner_${instance} bwg-image_browser-images-wrapper bwg-container`;
    return { id, class: className, 'data-bwg': instance };
  }
  const className = `bwg_slideshow_image_wrap_${instance} bwg-slideshow-images-wrapper bwg-container`;
  return { class: className, 'data-bwg': instance };
}

function masonryAttributes({ instance, shortcode: { view } }: GalleryPageRequest): Attributes {
  const ownClass = `bwg_masonry_thumbnails_${instance} bwg-masonry-thumbnails bwg-masonry-vertical`;
  return {
    id: itemsContainerId(instance, view),
    class: `bwg-container-${instance} ${ownClass} bwg-container bwg-border-box`,
    'data-masonry-type': 'vertical',
    'data-resizable-thumbnails': 1,
    'data-max-count': 4,
    'data-thumbnail-width': THUMBNAIL_CELL_PX,
    'data-thumbnail-height': THUMBNAIL_CELL_PX,
    'data-thumbnail-padding': 4,
    'data-thumbnail-border': 0,
  };
}

function mosaicAttributes({
  instance,
  shortcode: { view, mosaicDirection = 'vertical' },
}: GalleryPageRequest): Attributes {
  return {
    id: `bwg_mosaic_thumbnails_div_${instance}`,
    class: `bwg-container-${instance} bwg-container bwg-mosaic-thumbnails`,
    'data-mosaic-direction': mosaicDirection,
    'data-resizable': 1,
    'data-width': THUMBNAIL_CELL_PX,
    'data-height': THUMBNAIL_CELL_PX,
    'data-total-width': 100,
    'data-block-id': itemsContainerId(instance, view),
    'data-thumb-padding': 2,
    'data-thumb-border': 0,
    'data-title-margin': '2px',
    'data-image-title': 'none',
    'data-play-icon': 1,
    'data-ecommerce-icon': 'none',
    'data-mosaic-thumb-transition': 1,
  };
}

function thumbnailAttributes({
  instance,
  shortcode: { view, maxColumns = MAX_COLUMNS },
}: GalleryPageRequest): Attributes {
  return {
    id: itemsContainerId(instance, view),
    class: `bwg-container-${instance} bwg-thumbnails bwg-standard-thumbnails bwg-container bwg-border-box`,
    'data-max-count': maxColumns,
    'data-thumbnail-width': THUMBNAIL_CELL_PX,
  };
}

const LIST_ATTRIBUTES: Readonly<Partial<Record<GalleryViewName, (request: GalleryPageRequest) => Attributes>>> = {
  thumbnails: thumbnailAttributes,
  thumbnails_masonry: masonryAttributes,
  thumbnails_mosaic: mosaicAttributes,
};

/** Returns the attributes of a view's items container, except for the lightbox URL. */
function ownAttributes(request: GalleryPageRequest): Attributes {
  const { instance, galleryId, shortcode } = request;
  const list = LIST_ATTRIBUTES[shortcode.view]?.(request);
  return list ? { ...list, 'data-bwg': instance, 'data-gallery-id': galleryId } : singleAttributes(request);
}

/** Returns an image with its link, as printed by views with their own item markup. */
function shapedItem(image: ImageRow, request: GalleryPageRequest, origin: string): string {
  const { width, height } = thumbnailSize(image);
  const thumbnail = thumbnailAddress(image, origin);
  const isMosaic = request.shortcode.view === 'thumbnails_mosaic';
  const link = attributes({
    class: 'bwg-a bwg_lightbox',
    'data-image-id': image.id,
    href: imageAddress(image, origin),
    'data-elementor-open-lightbox': 'no',
  });
  const picture = attributes({
    class: 'skip-lazy',
    ...(isMosaic ? { id: image.id } : { 'data-id': image.id }),
    src: thumbnail,
    'data-src': thumbnail,
    'data-width': width,
    'data-height': height,
    alt: image.alt,
    title: image.alt,
  });
  return `<div class="bwg-item"><a${link}><img${picture}></a></div>`;
}

/** By default an image browser shows descriptions, and a blog does not. */
const browserText = ({ description }: ImageRow, instance: number): string =>
  description && `<p class="bwg_image_browser_image_desp_${instance}">${escapeLines(description)}</p>`;

const NETWORKS = ['facebook', 'twitter', 'pinterest', 'tumblr'];

/**
 * The comment and share buttons below a blog's image. On the real server the editor can enable each button separately.
 */
const blogButtons = ({ id }: ImageRow, instance: number): string =>
  `<div id="bwg_blog_style_share_buttons_${id}" class="bwg_blog_style_share_buttons_${instance}">` +
  ['comment', ...NETWORKS].map((name) => `<a href="#"><i class="bwg_${name}"></i></a>`).join('') +
  '</div>';

/**
 * Returns a large image with its title and description. Without JavaScript its link has no target, as on the real
 * server.
 */
function largeItem(image: ImageRow, { instance, shortcode }: GalleryPageRequest, origin: string): string {
  const address = pictureAddress(image, origin);
  const isBlog = shortcode.view === 'blog_style';
  const link = attributes({
    style: 'position:relative;',
    class: isBlog ? `bwg-a bwg_lightbox_${instance}` : 'bwg-a bwg_lightbox',
    'data-image-id': image.id,
    ...(!isBlog && { 'data-elementor-open-lightbox': 'no' }),
  });
  const picture = attributes({
    class: `skip-lazy bwg_${shortcode.view}_img_${instance}`,
    src: address,
    'data-src': address,
    alt: image.alt,
    title: image.alt,
  });
  const title = `<div class="bwg_image_alt">${escapeHtml(image.alt)}</div>`;
  return `<div class="bwg-item"><a${link}><img${picture}></a>${title}${isBlog ? blogButtons(image, instance) : browserText(image, instance)}</div>`;
}

/** Returns the controls of a slideshow. If they are absent, the site's editor has disabled them. */
function slideArrows({ instance, shortcode }: GalleryPageRequest): string {
  const sides = shortcode.view === 'slideshow' ? ['left', 'right'] : [];
  return sides.map((side) => `<a id="spider_slideshow_${side}_${instance}"></a>`).join('');
}

function firstSlide(images: readonly ImageRow[], request: GalleryPageRequest, origin: string): string {
  const { instance, shortcode } = request;
  const [image] = images;
  if (!image) return '';
  const parameters =
    shortcode.view === 'carousel' ? carouselParameters(images, origin) : slideshowParameters(images, origin);
  const link = attributes({
    class: 'bwg-a bwg_lightbox',
    href: imageAddress(image, origin),
    'data-image-id': image.id,
    'data-elementor-open-lightbox': 'no',
  });
  const picture = attributes({
    id: `bwg_slideshow_image_${instance}`,
    class: `skip-lazy bwg_slide bwg_slideshow_image_${instance}`,
    src: pictureAddress(image, origin),
    'data-src': pictureAddress(image, origin),
    image_id: image.id,
    alt: image.alt,
  });
  return (
    `<div id="bwg_slideshow_image_container_${instance}" data-params="${escapeHtml(JSON.stringify(parameters))}">` +
    `<a${link}><img${picture}></a></div>` +
    slideArrows(request) +
    `<input type="hidden" id="bwg_current_image_key_${instance}" value="0">`
  );
}

function items(request: GalleryPageRequest, images: readonly ImageRow[], origin: string): string {
  const { instance, shortcode } = request;
  switch (shortcode.view) {
    case 'thumbnails_masonry':
    case 'thumbnails_mosaic':
      return images.map((image) => shapedItem(image, request, origin)).join('');
    case 'slideshow':
    case 'carousel':
      return firstSlide(images, request, origin);
    case 'image_browser':
    case 'blog_style':
      return images.map((image) => largeItem(image, request, origin)).join('');
    default:
      return images.map((image) => galleryItem(image, { ...shortcode, instance, origin })).join('');
  }
}

/** Returns the items of a gallery in their container, as its view prints them. */
export function itemsContainer(request: GalleryPageRequest, images: readonly ImageRow[], origin: string): string {
  const own = attributes({
    ...ownAttributes(request),
    'data-lightbox-url': lightboxAddress({ ...request, origin }),
  });
  return `<div${own}>${items(request, images, origin)}</div>`;
}
