import { replaceEscapes } from './replaceEscapes.ts';
import type { EscapeReading } from './replaceEscapes.ts';
import { unescapeScriptString } from './unescapeScriptString.ts';

/** A backslash that stands alone before something a script would not need to escape. */
const LONE_BACKSLASH = /(?:^|[^\\<])(?:\\\\)*\\(?![\\'])/;

/** The letters and signs that JSON knows after a backslash, beside `u`. */
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

/** Backslashes that escape nothing stand for themselves, and so do line breaks and the like, which only texts hold here. */
function repair(json: string): string {
  return replaceEscapes(json, readEscape).replaceAll(CONTROL, escapeControl);
}

/**
 * The value of JSON that stands in a single-quoted script string, given what stands between the quotes; throws `SyntaxError`
 * where no reading makes sense.
 *
 * By the letter, the script's escapes are undone first and JSON is parsed then. But the real server puts its JSON between the
 * quotes as it is, so that by the letter a title with a backslash is broken JSON (contracts.md 3.3), or worse, valid JSON of
 * another text (`C:\new`). A lone backslash gives such an answer away; it is then read as the JSON it is.
 */
export function parseScriptJson(source: string): unknown {
  const asItIs = source.replaceAll("\\'", "'");
  const byTheLetter = unescapeScriptString(source);
  for (const json of LONE_BACKSLASH.test(source) ? [asItIs, byTheLetter] : [byTheLetter, asItIs]) {
    try {
      return JSON.parse(json);
    } catch {
      // The next reading may make sense.
    }
  }
  return JSON.parse(repair(byTheLetter));
}
