import type { ContactFile } from './FieldValue.ts';

function matches({ name, type }: ContactFile, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  const [group, kind] = wanted.split('/');
  if (kind === '*') return type.toLowerCase().startsWith(`${group}/`);
  return type.toLowerCase() === wanted;
}

/** Whether a file is of one of the kinds: endings (`.png`), media types (`image/png`) or groups of them (`image/*`). */
export function isAcceptedFile(file: ContactFile, accept: readonly string[]): boolean {
  return accept.some((accepted) => matches(file, accepted));
}
