import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { isOtherOrigin } from '../rest/engine/restAddress.ts';
import { invariant } from '../shared/developerMessages.ts';
import { toWebAddress } from './wireValues.ts';

/** The servers that may be asked. */
export interface AllowedServers {
  /**
   * Hosts that may be asked beside the page's own origin, each with its port where it has one (`media.example`); `[]` for none. Addresses
   * stand in markup and in answers, and whoever can write there must not learn what visitors look for.
   * @default those that the settings themselves name, so that no answer leads anywhere else; `mount`, whose settings come out of the page: none
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

const hostOf = (address: string): string => new URL(resolvePageAddress(address)).host;

/** Whether a server may be asked: one of the page's own origin, or of an allowed host. Outside of a browser there are no origins. */
export function isAllowedServer(absolute: string, allowedHosts: readonly string[]): boolean {
  return !isOtherOrigin(absolute) || allowedHosts.includes(new URL(absolute).host);
}

/**
 * The absolute form of an address that a page, a container or an answer names. Throws `CrossOriginError` where its server may not be
 * asked. Without `allowedHosts` that is every server of another origin than those of `named`.
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

/** The absolute form of an address that the page gave us; throws where there is none to ask. */
export function resolvePageAddress(address: string): string {
  const absolute = toWebAddress(address, typeof document === 'undefined' ? address : document.baseURI);
  invariant(absolute, explain(address));
  return absolute;
}
