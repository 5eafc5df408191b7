import { foldAddress } from '../addresses.ts';

/** The full address of one that is relative to the page: with a `<base>`, a path or a query alone would lead elsewhere. */
export function fullAddress(address: string): string {
  const { href } = window.location;
  return URL.canParse(address, href) ? new URL(address, href).href : address;
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

/** Whether addresses are relative to something else than the page. */
export const hasBase = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** The same for a link or a form. It stays short on a page without such a `<base>`. */
export function linkAddress(address: string): string {
  if (!hasBase()) return address;
  const { baseURI } = document;
  const leadsElsewhere = !URL.canParse(address, baseURI) || new URL(address, baseURI).href !== fullAddress(address);
  return leadsElsewhere ? fullAddress(address) : address;
}

/** Path and query of the page for links: with one leading slash, in full where a `<base>` requires it. */
export const readPageAddress = (): string =>
  linkAddress(foldAddress(window.location.pathname + window.location.search));
