import { replaceEscapes } from './replaceEscapes.ts';
import type { EscapeReading } from './replaceEscapes.ts';

/** Escapes by number: with braces, as a code unit, as a byte. */
const NUMBERED = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/iy;

/** Escapes by name; after a line break, the last four, a line goes on in the next: they mean nothing. */
const NAMES = 'nrtbfv0\n\r\u2028\u2029';
const MEANINGS = '\n\r\t\b\f\v\0';

function readNumbered(text: string, at: number): EscapeReading | undefined {
  NUMBERED.lastIndex = at;
  const match = NUMBERED.exec(text);
  if (!match) return undefined;
  const [escape, ...digits] = match;
  const code = Number.parseInt(digits.join(''), 16);
  return code > 0x10ffff ? undefined : [String.fromCodePoint(code), escape.length];
}

function readEscape(text: string, at: number): EscapeReading {
  const character = text[at + 1];
  if (character === undefined) return ['\\', 1];
  if (character === 'u' || character === 'x') return readNumbered(text, at) ?? [character, 2];
  const isLineBreakOfTwo = character === '\r' && text[at + 2] === '\n';
  const name = NAMES.indexOf(character);
  return [name < 0 ? character : MEANINGS.charAt(name), isLineBreakOfTwo ? 3 : 2];
}

/** The value of a script string, given what stands between its quotes. */
export function unescapeScriptString(source: string): string {
  return replaceEscapes(source, readEscape);
}
