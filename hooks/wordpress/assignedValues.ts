import { endOfText, jsonAt } from '../shared/foreignValues.ts';
import { pageScripts } from './pageScripts.ts';
import { parseScriptJson } from './parseScriptJson.ts';
import { walkCode } from './scriptCode.ts';

/** What stands behind an equals sign: JSON as it is, or as a text that the script would parse. */
const VALUE = /\s*(?:JSON\.parse\(\s*(["'`])|(?=[{[]))/y;

/** A value of JSON, written by a script, and where it ends. */
interface WrittenValue {
  readonly read: () => unknown;
  readonly end: number;
  readonly isText: boolean;
}

/** The value whose text begins at `start`; undefined where there is none that could be JSON, `null` where it has no end. */
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
 * What a script assigns to a name, in its order: each value that is JSON, as an object literal (Photo Gallery 1.8.46) or in
 * `JSON.parse('…')` (1.8.18). Nothing is run, and what others say of the name in a text or a comment of the script is no assignment. `undefined`
 * stands for an assignment that cannot be read; one without an end is the last.
 *
 * @param name A pattern, for what stands before the equals sign. Its groups go along with the value.
 */
export function* assignedValues(
  script: string,
  name: string,
): Generator<{ readonly value: unknown; readonly groups: readonly string[] }> {
  // Most scripts of a page have nothing of that name.
  if (!new RegExp(name).test(script)) return;
  const assignment = new RegExp(`(?:${name}|\\[\\s*["'\`]${name}["'\`]\\s*\\])\\s*=(?![=>])`, 'y');
  const walk = walkCode(script);
  /** Up to there stands what is no JSON, with all that is in it. */
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
 * What the scripts of a page assign to one of its objects. Where they do so several times, a field has what was assigned to it last, as a
 * browser would read it; one that a later object does not have stays.
 */
export function readPageObject(page: ParentNode, name: string): Readonly<Record<string, unknown>> {
  const entries = [...pageScripts(page)]
    .flatMap((script) => [...assignedValues(script, name)])
    .flatMap(({ value }) => (typeof value === 'object' && value !== null ? Object.entries(value) : []));
  return Object.fromEntries<unknown>(entries);
}
