import { parseInert } from '../trustedTypes/parseInert.ts';
import { attributeOf } from './attributeOf.ts';

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
