import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { isOtherOrigin } from '../rest/engine/restUrl.ts';
import { invariant } from '../shared/developerMessages.ts';
import { toWebUrl } from './wireValues.ts';

/** Restricts the servers that requests may go to. */
export interface AllowedServers {
  /**
   * Hosts that requests may go to besides the page's own origin, with their port if it is not the default
   * (`media.example`); `[]` for none. URLs come from markup and responses, whose authors must not learn what users
   * search for.
   * @default the hosts in the settings, so that no response can redirect requests; none for `mount`, whose settings
   * come from the page
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

const hostOf = (address: string): string => new URL(resolvePageUrl(address)).host;

/** Whether requests may go to a server: the page's own origin or an allowed host. Always `true` outside a browser. */
export function isAllowedServer(absolute: string, allowedHosts: readonly string[]): boolean {
  return !isOtherOrigin(absolute) || allowedHosts.includes(new URL(absolute).host);
}

/**
 * Resolves a URL from a page, container or response. Throws `CrossOriginError` if its host is not allowed. Without
 * `allowedHosts`, only the page's origin and the hosts of `named` are allowed.
 */
export function allowedServer(address: string, { allowedHosts }: AllowedServers, ...named: readonly string[]): string {
  const absolute = resolvePageUrl(address);
  if (isAllowedServer(absolute, allowedHosts ?? named.filter(Boolean).map(hostOf))) return absolute;
  throw new CrossOriginError(
    'server',
    undefined,
    `The request to ${hostOf(absolute)} was blocked, because it is not the page's origin. If you trust this host, add it to \`allowedHosts\`.`,
  );
}

function explain(address: string): string {
  if (process.env.NODE_ENV === 'production') return '';
  return (
    `"${address}" is not an http or https URL, so no requests can be sent. Pass the \`ajaxUrl\` and \`lightboxUrl\` ` +
    'of the gallery container (`readGalleryContainer`). Outside a browser, use absolute URLs.'
  );
}

/** Resolves a URL from the page. Throws unless it is an http or https URL. */
export function resolvePageUrl(address: string): string {
  const absolute = toWebUrl(address, typeof document === 'undefined' ? address : document.baseURI);
  invariant(absolute, explain(address));
  return absolute;
}
