import { fieldKey } from './fieldKey.ts';
import type { FieldValues } from './rules/brokenRules.ts';
import type { FieldValue } from './rules/FieldValue.ts';
import { NO_VALUE } from './rules/FieldValue.ts';

/** What a form would send, by `fieldKey`. */
export function readFieldValues(data: FormData): FieldValues {
  const values = new Map<string, FieldValue>();
  for (const [name, entry] of data) {
    const key = fieldKey(name);
    const { texts, files } = values.get(key) ?? NO_VALUE;
    // A file field in which nothing was chosen sends a file without a name.
    if (typeof entry === 'string') values.set(key, { texts: [...texts, entry], files });
    else if (entry.name !== '') values.set(key, { texts, files: [...files, entry] });
  }
  return values;
}
