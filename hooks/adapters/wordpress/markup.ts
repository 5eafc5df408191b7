import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import type { PagerPosition } from '../../gallery/gallery/types.ts';
import { parseInert } from '../../core/trustedTypes/parseInert.ts';
import { toWebUrl } from './wireValues.ts';

/** Images that WordPress shows in place of emoji and smileys. */
const EMOJI_IMAGES = 'img.emoji, img.wp-smiley';

/**
 * Parses the markup of a page or response (see `parseInert`) and turns emoji images back into text, so they aren't
 * mistaken for gallery images.
 */
export function parseMarkup(html: string): Document {
  const markup = parseInert(html);
  // `<noscript>` contains copies of images, so skip those.
  const pictures = [...markup.querySelectorAll(EMOJI_IMAGES)].filter((picture) => !picture.closest('noscript'));
  for (const picture of pictures) picture.replaceWith(attributeOf(picture, 'alt'));
  if (pictures.length > 0) markup.normalize();
  return markup;
}

/**
 * Throws an error if `condition` is falsy, which means that the server's markup can't be read. The reason is included
 * in production builds, because it is logged on pages that keep the server's markup.
 */
export function readable(condition: unknown, why: string): asserts condition {
  if (!condition) throw new InvalidResponseError(why);
}

/** Returns an attribute's value as written by the server, or an empty string if the element or attribute is missing. */
export function attributeOf(element: Element | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** Matches attributes where galleries and optimizers store a lazy image's URL. */
const LAZY_SOURCE = /src$|^data-original$|^data-lazy(?:load)?$/;

/** Matches URLs of placeholders for images that haven't loaded. */
const PLACEHOLDER = /\b(?:blank|spacer|transparent|pixel|1x1)\b[^/]*$|placeholder[^/]*$/i;

/**
 * Returns an image's URL if it is safe to load. A lazy image's `src` is a placeholder. The real URL is in `data-src`
 * for galleries, and in attributes such as `data-lazy-src` or `nitro-lazy-src` for optimizers. Any of these may be a
 * placeholder, too.
 */
export function readImageUrl(picture: Element | null | undefined, base: string): string | undefined {
  const lazy = [...(picture?.attributes ?? [])].map(({ name }) => name).filter((name) => LAZY_SOURCE.test(name));
  const names = ['data-src', ...lazy.filter((name) => name !== 'src'), 'src'];
  const written = names.map((name) => attributeOf(picture, name)).filter(Boolean);
  const usable = written.find((address) => toWebUrl(address, base) && !PLACEHOLDER.test(address));
  return toWebUrl(usable ?? written[0] ?? '', base);
}

/** Returns the sides of `content` that have pagers. Defaults to `below`. */
export function readSides(pagers: Iterable<Element>, content: Element | null): PagerPosition {
  const isAbove = (pager: Element) =>
    content !== null && (pager.compareDocumentPosition(content) & pager.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const sides = new Set([...pagers].map(isAbove));
  if (sides.size > 1) return 'both';
  return sides.has(true) ? 'above' : 'below';
}

/**
 * Returns the plain text of an element with line breaks, or `undefined` if it is empty. Modifies the element, which
 * must be in an inert document.
 */
export function elementText(element: Element | null | undefined): string | undefined {
  if (!element) return undefined;
  for (const breaking of element.querySelectorAll('br')) breaking.replaceWith('\n');
  for (const paragraph of element.querySelectorAll('p')) paragraph.append('\n');
  return dropMarkup(element.textContent) || undefined;
}

/**
 * Removes markup from text. `<br>` and the end of a paragraph become line breaks, other tags and comments are removed,
 * and a lone `<` is kept. The result is plain text and must only be rendered as plain text.
 */
export function dropMarkup(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
}

/** Returns the plain text of the server's error block, which may be empty, or `undefined` if there is no such block. */
export function errorBlockText(response: ParentNode): string | undefined {
  const block = response.querySelector('.wd_error');
  return block ? (elementText(block) ?? '') : undefined;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the first JSON object found in an attribute with this name, or an empty object if there is none. */
export function readJsonAttribute(container: ParentNode, name: string): Readonly<Record<string, unknown>> {
  for (const element of container.querySelectorAll(`[${name}]`)) {
    const found = parseObject(attributeOf(element, name));
    if (found) return found;
  }
  return {};
}

/** Whether attributes with this name exist, but none contains a valid JSON object. */
export function hasBrokenJson(container: ParentNode, name: string): boolean {
  const elements = [...container.querySelectorAll(`[${name}]`)];
  return elements.length > 0 && !elements.some((element) => parseObject(attributeOf(element, name)));
}
