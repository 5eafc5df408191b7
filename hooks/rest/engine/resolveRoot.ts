import { invariant } from '../../shared/developerMessages.ts';

/** The absolute form of an address that the page told us; throws where there is none. */
export function resolveRoot(address: string): URL {
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  invariant(
    URL.canParse(address, base),
    `"${address}" is no address, so the REST client has nobody to ask. Pass \`root\` and \`nonceUrl\` as the page of the site says ` +
      'them, and outside a browser absolute ones.',
  );
  return new URL(address, base);
}

/** Whether the page that we run on is of another origin than a server. Outside of a browser there are no origins. */
export function isOtherOrigin(address: string): boolean {
  if (typeof location === 'undefined' || location.origin === 'null') return false;
  return resolveRoot(address).origin !== location.origin;
}
