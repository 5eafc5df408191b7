import { replaceEscapes } from './replaceEscapes.ts';
import type { EscapeReading } from './replaceEscapes.ts';

/** Escapes by number: with braces, as a code unit, as a byte. */
const NUMBERED = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/iy;

const NAMED = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
  // A line that goes on in the next.
  ['\n', ''],
  ['\r', ''],
  ['\u2028', ''],
  ['\u2029', ''],
]);

function readNumbered(text: string, at: number): EscapeReading | undefined {
  NUMBERED.lastIndex = at;
  const match = NUMBERED.exec(text);
  const code = match && Number.parseInt(match[1] ?? match[2] ?? match[3] ?? '', 16);
  if (code === null || code > 0x10ffff) return undefined;
  return [match?.[1] ? String.fromCodePoint(code) : String.fromCharCode(code), match?.[0].length ?? 0];
}

function readEscape(text: string, at: number): EscapeReading {
  const character = text[at + 1];
  if (character === undefined) return ['\\', 1];
  if (character === 'u' || character === 'x') return readNumbered(text, at) ?? [character, 2];
  const isLineBreakOfTwo = character === '\r' && text[at + 2] === '\n';
  return [NAMED.get(character) ?? character, isLineBreakOfTwo ? 3 : 2];
}

/** The value of a script string, given what stands between its quotes. */
export function unescapeScriptString(source: string): string {
  return replaceEscapes(source, readEscape);
}
