import { endOfText, jsonAt } from '../../core/shared/foreignValues.ts';
import { pageScripts, walkCode } from './scriptCode.ts';

/** The start of a value after an equals sign: a JSON literal, or a string passed to `JSON.parse`. */
const VALUE = /\s*(?:JSON\.parse\(\s*(["'`])|(?=[{[]))/y;

/** A JSON value in a script, and the position where it ends. */
interface WrittenValue {
  readonly read: () => unknown;
  readonly end: number;
  readonly isText: boolean;
}

/** Finds the value at `start`. Returns `undefined` if it can't be JSON, or `null` if it is unterminated. */
function valueAt(script: string, start: number): WrittenValue | null | undefined {
  VALUE.lastIndex = start;
  const found = VALUE.exec(script);
  if (!found) return undefined;
  const from = VALUE.lastIndex;
  const quote = found[1];
  const end = quote === undefined ? undefined : endOfText(script, from, quote);
  if (quote !== undefined) {
    if (end === undefined) return null;
    return { read: () => parseScriptJson(script.slice(from, end)), end: end + 1, isText: true };
  }
  const json = jsonAt(script, from);
  if (json === undefined) return null;
  return { read: () => JSON.parse(json) as unknown, end: from + json.length, isText: false };
}

/**
 * Yields the JSON values that a script assigns to a name, in order: object literals (Photo Gallery 1.8.46) or
 * `JSON.parse('…')` (1.8.18). No script is executed, and matches in strings and comments are ignored. Unparsable values
 * are yielded as `undefined`, and an unterminated value ends the sequence.
 *
 * @param name Pattern for the text before the equals sign. Its capturing groups are yielded with the value.
 */
export function* assignedValues(
  script: string,
  name: string,
): Generator<{ readonly value: unknown; readonly groups: readonly string[] }> {
  // Most scripts on a page do not contain the name.
  if (!new RegExp(name).test(script)) return;
  const assignment = new RegExp(`(?:${name}|\\[\\s*["'\`]${name}["'\`]\\s*\\])\\s*=(?![=>])`, 'y');
  const walk = walkCode(script);
  /** End of an unparsable value. The content of such a value is skipped. */
  let readUntil = 0;
  for (let at = walk.next(); at !== undefined; at = walk.next()) {
    if (at < readUntil) continue;
    assignment.lastIndex = at;
    const found = assignment.exec(script);
    if (!found) continue;
    const written = valueAt(script, assignment.lastIndex);
    const groups = found.slice(1).filter((group) => group !== undefined);
    if (written === null) {
      yield { value: undefined, groups };
      return;
    }
    if (!written) continue;
    const value = valueOf(written);
    readUntil = written.end;
    if (written.isText || value !== undefined) walk.skipTo(written.end);
    yield { value, groups };
  }
}

function valueOf({ read }: WrittenValue): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Returns the properties that a page's scripts assign to an object. Later assignments override earlier ones property by
 * property.
 */
export function readPageObject(page: ParentNode, name: string): Readonly<Record<string, unknown>> {
  const entries = [...pageScripts(page)]
    .flatMap((script) => [...assignedValues(script, name)])
    .flatMap(({ value }) => (typeof value === 'object' && value !== null ? Object.entries(value) : []));
  return Object.fromEntries<unknown>(entries);
}

/** A single backslash before a character that needs no escape in a script. */
const LONE_BACKSLASH = /(?:^|[^\\<])(?:\\\\)*\\(?![\\'])/;

/** The characters that JSON allows after a backslash, besides `u`. */
const JSON_ESCAPES = '"\\/bfnrt';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f]/g;

function readEscape(text: string, at: number): EscapeReading {
  const character = text[at + 1] ?? ' ';
  const isValid =
    character === 'u' ? /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)) : JSON_ESCAPES.includes(character);
  return isValid ? [`\\${character}`, 2] : ['\\\\', 1];
}

function escapeControl(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Escapes lone backslashes and control characters. In the JSON that servers write, these occur only inside strings. */
function repair(json: string): string {
  return replaceEscapes(json, readEscape).replaceAll(CONTROL, escapeControl);
}

/**
 * Parses JSON in a single-quoted script string, given the text between the quotes. Throws `SyntaxError` if no
 * interpretation succeeds.
 *
 * Strictly speaking, the script's escapes must be undone before the JSON is parsed. However, real servers write their
 * JSON between the quotes without escaping it, so a backslash in a title results in broken JSON or in valid JSON with a
 * different meaning (`C:\new`). A lone backslash reveals such a response. In this case, it is parsed as plain JSON
 * first.
 */
export function parseScriptJson(source: string): unknown {
  const asItIs = source.replaceAll("\\'", "'");
  const byTheLetter = unescapeScriptString(source);
  for (const json of LONE_BACKSLASH.test(source) ? [asItIs, byTheLetter] : [byTheLetter, asItIs]) {
    try {
      return JSON.parse(json);
    } catch {
      // Try the next interpretation.
    }
  }
  return JSON.parse(repair(byTheLetter));
}

/** Numeric escapes: with braces, as a code unit, or as a byte. */
const NUMBERED = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/iy;

/** Simple escapes and their characters. The last four are escaped line breaks, which are removed. */
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

function readScriptEscape(text: string, at: number): EscapeReading {
  const character = text[at + 1];
  if (character === undefined) return ['\\', 1];
  if (character === 'u' || character === 'x') return readNumbered(text, at) ?? [character, 2];
  const isLineBreakOfTwo = character === '\r' && text[at + 2] === '\n';
  const name = NAMES.indexOf(character);
  return [name < 0 ? character : MEANINGS.charAt(name), isLineBreakOfTwo ? 3 : 2];
}

/** Returns the value of a script string, given the text between its quotes. */
export function unescapeScriptString(source: string): string {
  return replaceEscapes(source, readScriptEscape);
}

/** The replacement for the escape at `at`, and the length of that escape. */
type EscapeReading = readonly [replacement: string, length: number];

/** Replaces all escapes. Uses a loop, because a regular expression would take seconds for megabytes of escapes. */
function replaceEscapes(text: string, read: (text: string, at: number) => EscapeReading): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
    const [replacement, length] = read(text, at);
    result += text.slice(from, at) + replacement;
    from = at + length;
  }
  return result + text.slice(from);
}
