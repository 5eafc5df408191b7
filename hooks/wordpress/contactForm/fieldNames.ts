import type { InvalidContactField } from '../../backend/ContactFormBackend.ts';
import type { ContactFormDescription } from '../../backend/ContactFormDescription.ts';

/** What is left of a name in a class; the older generation names fields so. */
const classOf = (name: string): string => name.replaceAll('.', '_').replaceAll(/[^\w-]/g, '');

/** Errors under the names that the fields of the form have, where the server could only name a class (`my:email` is `myemail`). */
export function withFieldNames(
  invalidFields: readonly InvalidContactField[],
  fields: ContactFormDescription['fields'],
): readonly InvalidContactField[] {
  const names = new Set(fields.flatMap((field) => ('name' in field && field.name !== undefined ? [field.name] : [])));
  const byClass = new Map([...names].map((name) => [classOf(name), name] as const));
  return invalidFields.map((invalid) => {
    const name = names.has(invalid.name) ? undefined : byClass.get(invalid.name);
    return name === undefined ? invalid : { ...invalid, name };
  });
}
