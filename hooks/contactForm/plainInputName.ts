import type { ContactInputPart } from '../backend/ContactFormBackend.ts';

/** The name of an input where no server has a word for it. */
export function plainInputName(fieldName: string, part: ContactInputPart, isList: boolean): string {
  if (part !== 'value') return `${fieldName}-${part}`;
  return isList ? `${fieldName}[]` : fieldName;
}
