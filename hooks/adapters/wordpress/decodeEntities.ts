import { parseInert } from '../../core/trustedTypes/parseInert.ts';
import { dropMarkup } from './markup.ts';

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][\da-z]{1,31}));/gi;

/** The character references that PHP produces. The browser decodes all other references. */
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

function toCharacter(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/**
 * Decodes character references exactly once: `&amp;lt;` becomes `&lt;`. Unknown names are kept. Outside a browser, only
 * the common names are decoded.
 */
export function decodeEntities(text: string): string {
  let needsBrowser = false;
  const decoded = text.replaceAll(ENTITY, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex) return toCharacter(Number.parseInt(hex, 16));
    if (decimal) return toCharacter(Number(decimal));
    const character = NAMED.get(name);
    needsBrowser ||= character === undefined;
    return character ?? entity;
  });
  return needsBrowser && typeof DOMParser !== 'undefined'
    ? parseInert(text.replaceAll('<', '&lt;')).body.textContent
    : decoded;
}

/** An ampersand that does not start a character reference. */
const BARE_AMPERSAND = /&(?!#x[\da-f]{1,6};|#\d{1,7};|[a-z][\da-z]{1,31};)/i;

/**
 * Decodes text that only some server versions escape. If every ampersand starts a character reference, the references
 * are decoded once. Otherwise, the text wasn't escaped and is returned unchanged.
 */
export function decodeEscaped(text: string): string {
  return !text.includes('&') || BARE_AMPERSAND.test(text) ? text : decodeEntities(text);
}

/**
 * Converts text from the lightbox data to plain text: decodes character references once, and then removes markup.
 * Returns `undefined` if nothing is left.
 */
export function toText(value: unknown): string | undefined {
  return (typeof value === 'string' && dropMarkup(decodeEntities(value))) || undefined;
}
