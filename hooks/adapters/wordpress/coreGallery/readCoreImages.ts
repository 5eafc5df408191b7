import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import type { ImageFile } from '../../../data/backend/ImageFile.ts';
import { unshadowed } from '../../../core/shared/unshadowed.ts';
import { attributeOf, dropMarkup, elementText, parseMarkup, readable } from '../markup.ts';
import { CORE_LIGHTBOX, coreContainerOf } from '../selectors.ts';
import { isWireId, toWebUrl } from '../wireValues.ts';
import { coreLightboxFiles } from './coreLightbox.ts';
import { isImageFile, readOriginalFile, readThumbnail, wholeFile } from './imageFiles.ts';

/** An image in WordPress's own markup. */
export interface CoreImage extends GalleryImage {
  /**
   * What a click on the image opens: its file, another page (`redirectUrl`), WordPress's own lightbox ("Expand on
   * click"), or nothing.
   */
  readonly opens: 'file' | 'page' | 'coreLightbox' | 'nothing';
}

/** Selectors for the parts of a gallery's markup. */
export interface CoreMarkup {
  /** Selector for the element that contains an image and its caption. */
  readonly item: string;
  /** Selector for the caption in an item. */
  readonly caption: string;
}

interface ReadContext extends CoreMarkup {
  readonly root: Element;
  readonly base: string;
  readonly lightboxFileOf: (container: Element) => ImageFile | undefined;
}

interface Target extends Pick<CoreImage, 'opens' | 'redirectUrl'> {
  readonly file?: ImageFile | undefined;
}

/** Returns what a click on an image opens. */
function readTarget(picture: Element, { base, lightboxFileOf }: ReadContext): Target {
  const link = picture.closest('a');
  const written = attributeOf(link, 'href');
  const href = written.startsWith('#') ? undefined : toWebUrl(written, base);
  if (href && isImageFile(href) && !link?.hasAttribute('download')) return { opens: 'file', file: { url: href } };
  if (href) return { opens: 'page', redirectUrl: href };
  const container = picture.closest(CORE_LIGHTBOX);
  return container ? { opens: 'coreLightbox', file: lightboxFileOf(container) } : { opens: 'nothing' };
}

/** Returns the element that contains only this image and its caption, if there is one. */
function itemOf(picture: Element, { root, item }: ReadContext): Element | undefined {
  const found = picture.closest(item);
  if (!found || found === root) return undefined;
  return found.querySelectorAll('img:not(noscript img)').length === 1 ? found : undefined;
}

/** Reads the id of the attachment: from the block, the editor's class, Jetpack, or the id of a shortcode's caption. */
function attachmentId(picture: Element, caption: Element | null): string | undefined {
  const [, classId] = /\bwp-image-(\d+)/.exec(attributeOf(picture, 'class')) ?? [];
  const [, captionId] = /^gallery-\d+-(\d+)$/.exec(attributeOf(caption, 'id')) ?? [];
  const written = [picture, picture.closest('a')].map((element) => attributeOf(element, 'data-id'));
  return [...written, classId ?? '', attributeOf(picture, 'data-attachment-id'), captionId ?? ''].find(isWireId);
}

/**
 * Returns the id of an image without an attachment id: its file name, or `image` if the name is too long for a URL
 * hash.
 */
function fileId(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.length > 0 && name.length <= MAX_FILE_ID_LENGTH ? name : 'image';
}

/** Maximum length of a file name in an image's id. A URL hash contains up to 200 characters. */
const MAX_FILE_ID_LENGTH = 100;

function readImage(picture: Element, context: ReadContext): CoreImage | undefined {
  const { base, caption: captionSelector } = context;
  const thumbnail = readThumbnail(picture, base);
  if (!thumbnail) return undefined;
  const { file, ...target } = readTarget(picture, context);
  const original = readOriginalFile(picture, base);
  const isOriginal = file === undefined || file.url === original?.url;
  const whole = wholeFile(thumbnail, isOriginal ? original : file);
  const item = itemOf(picture, context);
  const caption = item?.querySelector(captionSelector) ?? null;
  const alt = dropMarkup(attributeOf(picture, 'alt')) || undefined;
  const description = elementText(caption);
  return {
    id: attachmentId(picture, caption) ?? fileId(whole.url),
    ...whole,
    ...target,
    thumbnail,
    alt: alt === description ? undefined : alt,
    description,
  };
}

/**
 * Adds an image to a list. An image that is already in the list is skipped. If a different image has the same id, the
 * new image gets another id.
 */
function addImage(images: Map<string, CoreImage>, image: CoreImage): void {
  const known = images.get(image.id);
  if (known?.url === image.url) return;
  const id = known ? `${image.id}-${images.size + 1}` : image.id;
  images.set(id, { ...image, id });
}

/**
 * Reads the images that belong to an element and to no element inside it. The element isn't modified. Throws an error if
 * its markup can't be read.
 */
export function readCoreImages(element: Element, markup: CoreMarkup): readonly CoreImage[] {
  const root = parseMarkup(element.outerHTML).body.firstElementChild;
  readable(root, 'The element could not be parsed.');
  const page = unshadowed(element.ownerDocument);
  const base = page.baseURI;
  const context = { ...markup, root, base, lightboxFileOf: coreLightboxFiles(page, base) };
  const images = new Map<string, CoreImage>();
  for (const picture of root.querySelectorAll('img:not(noscript img)')) {
    if (coreContainerOf(picture) !== root) continue;
    const image = readImage(picture, context);
    if (image) addImage(images, image);
  }
  return [...images.values()];
}
