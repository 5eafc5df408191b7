import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import type { PagerPosition } from '../gallery/types.ts';
import { parseInert } from '../trustedTypes/parseInert.ts';
import { toWebAddress } from './wireValues.ts';

/** The pictures that WordPress itself puts in place of signs: of emoji that a browser cannot draw, by a script of its pages, and of smileys. */
const SIGN_PICTURES = 'img.emoji, img.wp-smiley';

/**
 * A page's or an answer's markup to read from (see `parseInert`), with the signs that stood there: a picture of an emoji is no picture of a
 * gallery and no element of a heading, but a part of its text.
 */
export function parseMarkup(html: string): Document {
  const markup = parseInert(html);
  // What is there for browsers without scripts says the same once more.
  const pictures = [...markup.querySelectorAll(SIGN_PICTURES)].filter((picture) => !picture.closest('noscript'));
  for (const picture of pictures) picture.replaceWith(attributeOf(picture, 'alt'));
  if (pictures.length > 0) markup.normalize();
  return markup;
}

/**
 * Throws where a server's markup is not what we read: whoever wrote it is no user of ours, so the reason is said in every build, for the one
 * line in the console of a page that stays the server's.
 */
export function readable(condition: unknown, why: string): asserts condition {
  if (!condition) throw new InvalidAnswerError(why);
}

/** An attribute as the server wrote it; '' where the element or the attribute is missing. */
export function attributeOf(element: Element | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/**
 * Returns the address of a picture, if a browser may load it from there. Until a lazy one is shown its `src` is a placeholder: the galleries write
 * `data-src`, programs that rewrite a site's pages `data-lazy-src`, too.
 */
export function pictureAddress(picture: Element | null | undefined, base: string): string | undefined {
  const written =
    attributeOf(picture, 'data-src') || attributeOf(picture, 'data-lazy-src') || attributeOf(picture, 'src');
  return toWebAddress(written, base);
}

/** The sides of `content` on which pagers stand; below it where nothing tells. */
export function readSides(pagers: Iterable<Element>, content: Element | null): PagerPosition {
  const isAbove = (pager: Element) =>
    content !== null && (pager.compareDocumentPosition(content) & pager.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const sides = new Set([...pagers].map(isAbove));
  if (sides.size > 1) return 'both';
  return sides.has(true) ? 'above' : 'below';
}

/** The plain text of an element of an inert document, whose line breaks are put in place; undefined when there is none. */
export function elementText(element: Element | null | undefined): string | undefined {
  if (!element) return undefined;
  for (const breaking of element.querySelectorAll('br')) breaking.replaceWith('\n');
  for (const paragraph of element.querySelectorAll('p')) paragraph.append('\n');
  return dropMarkup(element.textContent) || undefined;
}

/**
 * Text with its markup taken out: `<br>` and the end of a paragraph become line breaks, every other tag and comment goes, a
 * lone `<` stays. The result is plain text and only ever shown as such.
 */
export function dropMarkup(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
}

/** Returns the text of the server's error block ('' for none), as plain text; undefined if there is no block. */
export function errorBlockText(answer: ParentNode): string | undefined {
  const block = answer.querySelector('.wd_error');
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

/** The first object that stands as JSON in an attribute of this name; without members where there is none. */
export function readJsonAttribute(container: ParentNode, name: string): Readonly<Record<string, unknown>> {
  for (const element of container.querySelectorAll(`[${name}]`)) {
    const found = parseObject(attributeOf(element, name));
    if (found) return found;
  }
  return {};
}

/** An attribute of this name is there, and no object can be read from it. */
export function hasBrokenJson(container: ParentNode, name: string): boolean {
  const elements = [...container.querySelectorAll(`[${name}]`)];
  return elements.length > 0 && !elements.some((element) => parseObject(attributeOf(element, name)));
}
