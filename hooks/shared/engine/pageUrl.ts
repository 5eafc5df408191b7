import { foldUrl } from '../urls.ts';

/** Resolves a URL against the page's URL. With a `<base>`, a relative path or query would resolve differently. */
export function fullUrl(url: string): string {
  const { href } = window.location;
  return URL.canParse(url, href) ? new URL(url, href).href : url;
}

const withoutHash = (url: string): string => url.replace(/#.*$/s, '');

/** Returns whether relative URLs resolve against something other than the page, because of a `<base>`. */
export const hasBase = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** Like `fullUrl`, for links and forms: keeps a relative URL short if no `<base>` changes it. */
export function linkUrl(url: string): string {
  if (!hasBase()) return url;
  const { baseURI } = document;
  const leadsElsewhere = !URL.canParse(url, baseURI) || new URL(url, baseURI).href !== fullUrl(url);
  return leadsElsewhere ? fullUrl(url) : url;
}

/**
 * Returns the page's path and query for use in links, with one leading slash. Returns the full URL if a `<base>`
 * requires it.
 */
export const readPageUrl = (): string => linkUrl(foldUrl(window.location.pathname + window.location.search));
