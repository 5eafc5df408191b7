import { endOfText, jsonAt } from '../shared/jsonAt.ts';
import { parseScriptJson } from './parseScriptJson.ts';

/** What stands behind an equals sign: JSON as it is, or as a text that the script would parse. */
const VALUE = /\s*(?:JSON\.parse\(\s*(["'`])|(?=[{[]))/y;

/** A value of JSON, written by a script, and where it ends. */
interface WrittenValue {
  readonly read: () => unknown;
  readonly end: number;
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
    return end === undefined ? null : { read: () => parseScriptJson(script.slice(from, end)), end };
  }
  const json = jsonAt(script, from);
  return json === undefined ? null : { read: () => JSON.parse(json) as unknown, end: from + json.length };
}

/**
 * What a script assigns to a name, in its order: each value that is JSON, as an object literal (Photo Gallery 1.8.46) or in
 * `JSON.parse('…')` (1.8.18). Nothing is run. `undefined` stands for an assignment that cannot be read; one without an end is the last.
 *
 * @param name A pattern, for what stands before the equals sign. Its groups go along with the value.
 */
export function* assignedValues(
  script: string,
  name: string,
): Generator<{ readonly value: unknown; readonly groups: readonly (string | undefined)[] }> {
  const assignment = new RegExp(`(?<![\\w$-])${name}(?:["']\\s*\\])?\\s*=(?!=)`, 'g');
  for (let found = assignment.exec(script); found; found = assignment.exec(script)) {
    const written = valueAt(script, assignment.lastIndex);
    const groups = found.slice(1);
    if (written === null) {
      yield { value: undefined, groups };
      return;
    }
    if (!written) continue;
    assignment.lastIndex = written.end;
    yield { value: valueOf(written), groups };
  }
}

function valueOf({ read }: WrittenValue): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
