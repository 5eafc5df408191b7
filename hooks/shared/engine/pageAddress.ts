import { foldAddress } from '../addresses.ts';

/** An address in full, as one that stands on the page itself is meant: with a `<base>` a path, or a query alone, would lead elsewhere. */
export function fullAddress(address: string): string {
  const { href } = window.location;
  return URL.canParse(address, href) ? new URL(address, href).href : address;
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

/** Whether addresses are relative to something else than the page. */
export const hasBase = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** The same for a link or a form, which stays short where the page has no such `<base>`. */
export function linkAddress(address: string): string {
  if (!hasBase()) return address;
  const { baseURI } = document;
  const leadsElsewhere = !URL.canParse(address, baseURI) || new URL(address, baseURI).href !== fullAddress(address);
  return leadsElsewhere ? fullAddress(address) : address;
}

/** Path and query of the page, as links may have them: one slash at the beginning, in full where a `<base>` asks for it. */
export const readPageAddress = (): string =>
  linkAddress(foldAddress(window.location.pathname + window.location.search));
