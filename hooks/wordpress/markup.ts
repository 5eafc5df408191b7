import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { parseInert } from '../trustedTypes/parseInert.ts';
import { toWebAddress } from './toWebAddress.ts';

/** What WordPress itself puts in place of signs: of emoji that a browser cannot draw, by a script of its pages, and of smileys. */
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
 * Where a picture is, if a browser may load it from there. Until a lazy one is shown its `src` is a placeholder: the galleries write
 * `data-src`, programs that rewrite a site's pages `data-lazy-src`, too.
 */
export function pictureAddress(picture: Element | null | undefined, base: string): string | undefined {
  const written =
    attributeOf(picture, 'data-src') || attributeOf(picture, 'data-lazy-src') || attributeOf(picture, 'src');
  return toWebAddress(written, base);
}
