import { foldUrl } from '../urls.ts';

/**
 * Resolves a URL against the page's URL. If the page has a `<base>`, the browser would resolve a relative path or query
 * differently.
 */
export function fullUrl(url: string): string {
  const { href } = window.location;
  return URL.canParse(url, href) ? new URL(url, href).href : url;
}

const withoutHash = (url: string): string => url.replace(/#.*$/s, '');

/** Returns whether a `<base>` makes relative URLs resolve against something other than the page's URL. */
export const hasBase = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** Like `fullUrl`, but for links and forms: a relative URL remains short unless a `<base>` would change its meaning. */
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
