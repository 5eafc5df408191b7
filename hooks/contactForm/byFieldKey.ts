import type { InvalidContactField } from '../backend/ContactFormAnswer.ts';
import { fieldKey } from './fieldKey.ts';

/** Errors by `fieldKey`; of two about one field the first. */
export function byFieldKey(fields: readonly InvalidContactField[]): ReadonlyMap<string, InvalidContactField> {
  const map = new Map<string, InvalidContactField>();
  for (const field of fields) {
    const key = fieldKey(field.name);
    if (!map.has(key)) map.set(key, field);
  }
  return map;
}
