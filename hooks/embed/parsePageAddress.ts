/** The https address of a page on a provider's own host or one below it, without its hash; null for everything else. */
export function parsePageAddress(text: string, host: string): string | null {
  try {
    const { protocol, hostname, pathname, search, username } = new URL(text);
    const isTheirs = hostname === host || hostname.endsWith(`.${host}`);
    if (!/^https?:$/.test(protocol) || !isTheirs || username !== '') return null;
    return `https://www.${host}${pathname}${search}`;
  } catch {
    return null;
  }
}
