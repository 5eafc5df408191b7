import { resolveRoot } from './resolveRoot.ts';

/** Whether the page that we run on is of another origin than a server. Outside of a browser there are no origins. */
export function isOtherOrigin(address: string): boolean {
  if (typeof location === 'undefined' || location.origin === 'null') return false;
  return resolveRoot(address).origin !== location.origin;
}
