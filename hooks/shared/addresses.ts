const LINK_PROTOCOL = /^(?:https?|mailto|tel):$/;
const WEB_PROTOCOL = /^https?:$/;
/** The scheme of a relative address. */
const PAGE_PROTOCOL = 'https:';

/** The use of an address that is not a link. */
export type SourceUse = 'image' | 'media' | 'frame' | 'form';

/** Addresses of files that the page itself made: in its memory, or written into the address. */
const OWN_FILE: Readonly<Partial<Record<SourceUse, RegExp>>> = {
  image: /^\s*(?:blob:|data:image\/)/i,
  media: /^\s*(?:blob:|data:(?:audio|video)\/)/i,
};

/** The address in place of a refused file: it fails like any missing file (CSS Values 4, `about:invalid`). */
export const REFUSED_FILE = 'about:invalid';

/** A path, or a plain host with a path: nothing in it could be read in two ways, so most addresses need no parser. */
const PLAIN_ADDRESS = /^(?:(https?:)\/\/(?:(?!xn--)[a-z\d-]+\.)+(?!xn--)[a-z]{2,})?\/(?!\/)[\w\-.~/%?=&+,:@]*$/;

/** The scheme as a browser reads it, which ignores blanks that would hide it from us; undefined for an invalid address. */
function protocolOf(address: string): string | undefined {
  const plain = PLAIN_ADDRESS.exec(address);
  if (plain) return plain[1] ?? PAGE_PROTOCOL;
  try {
    return new URL(address, `${PAGE_PROTOCOL}//page.invalid`).protocol;
  } catch {
    return undefined;
  }
}

/** An address that may stand in a link: relative, http, https, mailto or tel. Undefined for everything else. */
export function safeHref(address: string | undefined): string | undefined {
  return LINK_PROTOCOL.test(protocolOf(address ?? '') ?? '') ? address : undefined;
}

/** Whether the file was made by the page: in its memory, or as text in the address. */
export function isOwnFile(address: string): boolean {
  return Boolean(OWN_FILE.image?.test(address) || OWN_FILE.media?.test(address));
}

/** The address of a file that may stand in a link: as for any link, or a picture or film that the page itself made. */
export function fileHref(address: string | undefined): string | undefined {
  return address !== undefined && isOwnFile(address) ? address : safeHref(address);
}

/**
 * An address that may be loaded: relative, http or https, and for pictures and films a file that the page itself made (`blob:`, `data:`).
 * Anything else is undefined for a frame and a form. For pictures and films it is an address that fails, so that the failure is visible.
 */
export function safeSource(address: string, use: 'image' | 'media'): string;
export function safeSource(address: string | undefined, use: SourceUse): string | undefined;
export function safeSource(address: string | undefined, use: SourceUse): string | undefined {
  if (address === undefined) return undefined;
  if (OWN_FILE[use]?.test(address) || WEB_PROTOCOL.test(protocolOf(address) ?? '')) return address;
  return use === 'image' || use === 'media' ? REFUSED_FILE : undefined;
}

/** Characters that a browser removes from an address before it parses it. */
const UNREAD = /^[\0-\x20]+|[\t\n\r]/g;

/** Slashes of either kind, with `.` and `..` steps between them: a browser reads two of them as the beginning of a host. */
const LEADING_SLASHES = /^[/\\](?:(?:\.|%2e){0,2}[/\\])*/i;

const SCHEME = /^[a-z][\w+.-]*:/i;

/** Matches the part of an absolute address before its path. */
const ORIGIN = /^https?:[/\\]*[^/\\?#]*/i;

/**
 * Path and query of a page, with exactly one leading slash, for links to it. `//evil.example/` may be a path on a tolerant server; as a
 * link it would be another site. A whole address loses its origin. An address of another scheme gives an empty text.
 *
 * @example
 * foldAddress('//evil.example/?page=2'); // '/evil.example/?page=2'
 */
export function foldAddress(address: string): string {
  const read = address.replaceAll(UNREAD, '');
  if (!SCHEME.test(read)) return read.replace(LEADING_SLASHES, '/');
  if (!ORIGIN.test(read)) return '';
  return `/${read.replace(ORIGIN, '')}`.replace(LEADING_SLASHES, '/');
}

/** Half a character, which cannot be written into an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text as a part of an address. Never throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(LONE_SURROGATE, '\uFFFD'));

/**
 * A parameter of an address; null where it has none. The last of several counts, as in PHP on the servers that draw the page: both must
 * show the same.
 */
export const lastParameter = (query: URLSearchParams, name: string): string | null => query.getAll(name).at(-1) ?? null;

/** Whether a host is the named one or stands below it. */
export const isHost = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);
