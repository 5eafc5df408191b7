import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { isOtherOrigin } from '../rest/engine/restAddress.ts';
import { invariant } from '../shared/developerMessages.ts';
import { toWebAddress } from './wireValues.ts';

/** The servers to which requests may go. */
export interface AllowedServers {
  /**
   * Hosts to which requests may go beside the page's own origin, each with its port if it has one (`media.example`); `[]` for none. Addresses
   * come from markup and answers, and their writers must not learn what visitors look for.
   * @default those that the settings name, so that no answer leads elsewhere; none for `mount`, whose settings come from the page
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

const hostOf = (address: string): string => new URL(resolvePageAddress(address)).host;

/** Whether a request may go to a server: one of the page's own origin, or of an allowed host. Outside a browser there are no origins. */
export function isAllowedServer(absolute: string, allowedHosts: readonly string[]): boolean {
  return !isOtherOrigin(absolute) || allowedHosts.includes(new URL(absolute).host);
}

/**
 * Returns the absolute form of an address from a page, a container or an answer. Throws `CrossOriginError` if its server is not allowed.
 * Without `allowedHosts` only the page's origin and the servers of `named` are allowed.
 */
export function allowedServer(address: string, { allowedHosts }: AllowedServers, ...named: readonly string[]): string {
  const absolute = resolvePageAddress(address);
  if (isAllowedServer(absolute, allowedHosts ?? named.filter(Boolean).map(hostOf))) return absolute;
  throw new CrossOriginError(
    'server',
    undefined,
    `It would ask ${hostOf(absolute)}, which is another origin than the page's. Name it in \`allowedHosts\` where that is right.`,
  );
}

function explain(address: string): string {
  if (process.env.NODE_ENV === 'production') return '';
  return (
    `"${address}" is no http or https address, so the gallery cannot ask its server. Pass \`ajaxUrl\` and \`lightboxUrl\` ` +
    'as the container of the gallery says them (`readGalleryContainer`), and outside a browser absolute ones.'
  );
}

/** Returns the absolute form of an address from the page; throws if it is no http or https address. */
export function resolvePageAddress(address: string): string {
  const absolute = toWebAddress(address, typeof document === 'undefined' ? address : document.baseURI);
  invariant(absolute, explain(address));
  return absolute;
}
