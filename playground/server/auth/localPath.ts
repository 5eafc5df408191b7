import { foldAddress } from '@loggia/hooks/shared';

/** The path if it stays on this site, else `/`: a login must not send anybody elsewhere. */
export function localPath(path: string): string {
  const base = 'http://site.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/';
  const url = new URL(path, base);
  return url.origin === base ? foldAddress(`${url.pathname}${url.search}${url.hash}`) : '/';
}
