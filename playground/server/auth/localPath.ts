import { foldUrl } from '@loggia/hooks/shared';

/** Returns the path if it stays on this site, otherwise `/`, so that a login cannot redirect to another site. */
export function localPath(path: string): string {
  const base = 'http://site.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/';
  const url = new URL(path, base);
  return url.origin === base ? foldUrl(`${url.pathname}${url.search}${url.hash}`) : '/';
}
