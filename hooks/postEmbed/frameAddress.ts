import { safeHref } from '../shared/safeHref.ts';

/** Address of a post's frame with its secret, as the frame's page reads it; undefined for what must not be framed. */
export function frameAddress(frameUrl: string, secret: string): string | undefined {
  const address = /^(?:mailto|tel):/i.test(frameUrl.trim()) ? undefined : safeHref(frameUrl);
  if (!address) return undefined;
  const [page = ''] = address.split('#');
  return `${page}#?secret=${secret}`;
}
