import { CrossOriginError } from '../../core/errors/CrossOriginError.ts';
import { isOtherOrigin } from '../../data/rest/engine/restUrl.ts';
import { invariant } from '../../core/shared/developerMessages.ts';
import { toWebUrl } from './wireValues.ts';

/** Restricts the servers that requests may be sent to. */
export interface AllowedServers {
  /**
   * Hosts that requests may be sent to, such as `media.example`. The page's own origin is always allowed. Include the
   * port if it isn't the default. `[]` allows no other hosts. URLs come from markup and responses. Without this
   * restriction, the authors of that content could learn what users search for.
   * @default the hosts of the URLs in the settings, so that no response can redirect requests. For `mount`: no hosts,
   * because its settings come from the page
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

const hostOf = (address: string): string => new URL(resolvePageUrl(address)).host;

/**
 * Whether requests may be sent to a server. It must be the page's own origin or an allowed host. Always `true` outside
 * a browser.
 */
export function isAllowedServer(absolute: string, allowedHosts: readonly string[]): boolean {
  return !isOtherOrigin(absolute) || allowedHosts.includes(new URL(absolute).host);
}

/**
 * Resolves a URL from a page, container or response. Throws `CrossOriginError` if its host isn't allowed. If
 * `allowedHosts` is omitted, only the page's origin and the hosts of the `named` URLs are allowed.
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

/** Resolves a URL from the page. Throws an error unless it is an `http` or `https` URL. */
export function resolvePageUrl(address: string): string {
  const absolute = toWebUrl(address, typeof document === 'undefined' ? address : document.baseURI);
  invariant(absolute, explain(address));
  return absolute;
}
