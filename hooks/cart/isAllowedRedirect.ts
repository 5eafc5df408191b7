/**
 * Whether the page may go to `url` by itself: an address of this origin, or `http(s)` on one of the listed hosts
 * (`shop.example`, with its port where it has one).
 */
export function isAllowedRedirect(url: string, pageUrl: string, allowedHosts: readonly string[]): boolean {
  try {
    const target = new URL(url, pageUrl);
    if (target.protocol !== 'https:' && target.protocol !== 'http:') return false;
    return target.origin === new URL(pageUrl).origin || allowedHosts.includes(target.host);
  } catch {
    return false;
  }
}
