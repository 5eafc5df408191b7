import { foldUrl } from '../addresses.ts';

/** Resolves a URL against the page's URL. With a `<base>`, a relative path or query would resolve differently. */
export function fullUrl(address: string): string {
  const { href } = window.location;
  return URL.canParse(address, href) ? new URL(address, href).href : address;
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

/** Returns whether relative URLs resolve against something other than the page, because of a `<base>`. */
export const hasBase = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** Like `fullUrl`, for links and forms: keeps a relative URL short if no `<base>` changes it. */
export function linkUrl(address: string): string {
  if (!hasBase()) return address;
  const { baseURI } = document;
  const leadsElsewhere = !URL.canParse(address, baseURI) || new URL(address, baseURI).href !== fullUrl(address);
  return leadsElsewhere ? fullUrl(address) : address;
}

/**
 * Returns the page's path and query for use in links, with one leading slash. Returns the full URL if a `<base>`
 * requires it.
 */
export const readPageUrl = (): string => linkUrl(foldUrl(window.location.pathname + window.location.search));
