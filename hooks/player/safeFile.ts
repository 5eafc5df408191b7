import { safeHref } from '../shared/safeHref.ts';

/** The address of a file, relative or of http and https. Undefined for everything else. */
export function safeFile(address: string): string | undefined {
  const safe = safeHref(address);
  return safe && !/^\s*(?:mailto|tel):/i.test(safe) ? safe : undefined;
}
