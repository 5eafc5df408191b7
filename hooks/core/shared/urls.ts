const LINK_PROTOCOL = /^(?:https?|mailto|tel):$/;
const WEB_PROTOCOL = /^https?:$/;
/** Protocol assumed for relative URLs. */
const PAGE_PROTOCOL = 'https:';

/** What a URL is used for, other than as a link. */
export type SourceUse = 'image' | 'media' | 'frame' | 'form';

/** URLs of files created by the page itself: `blob:` and `data:` URLs. */
const OWN_FILE: Readonly<Partial<Record<SourceUse, RegExp>>> = {
  image: /^\s*(?:blob:|data:image\/)/i,
  media: /^\s*(?:blob:|data:(?:audio|video)\/)/i,
};

/** URL that replaces a rejected file. It fails to load like any missing file (CSS Values 4, `about:invalid`). */
export const REFUSED_FILE = 'about:invalid';

/** A path, or a plain host with a path. Such URLs are unambiguous, so most URLs do not need to be parsed. */
const PLAIN_URL = /^(?:(https?:)\/\/(?:(?!xn--)[a-z\d-]+\.)+(?!xn--)[a-z]{2,})?\/(?!\/)[\w\-.~/%?=&+,:@]*$/;

/**
 * Returns the protocol as a browser reads it, ignoring whitespace that could hide it from a simple check. Returns
 * `undefined` for an invalid URL.
 */
function protocolOf(url: string): string | undefined {
  const plain = PLAIN_URL.exec(url);
  if (plain) return plain[1] ?? PAGE_PROTOCOL;
  try {
    return new URL(url, `${PAGE_PROTOCOL}//page.invalid`).protocol;
  } catch {
    return undefined;
  }
}

/**
 * Returns a URL that is safe in a link: relative, http, https, mailto or tel. Returns `undefined` for anything else.
 */
export function safeHref(url: string | undefined): string | undefined {
  return LINK_PROTOCOL.test(protocolOf(url ?? '') ?? '') ? url : undefined;
}

/** Returns whether the page itself created the file, as a `blob:` or `data:` URL. */
export function isOwnFile(url: string): boolean {
  return Boolean(OWN_FILE.image?.test(url) || OWN_FILE.media?.test(url));
}

/** Returns a file URL that is safe in a link: any safe link, or an image or video created by the page itself. */
export function fileHref(url: string | undefined): string | undefined {
  return url !== undefined && isOwnFile(url) ? url : safeHref(url);
}

/**
 * Returns a URL that is safe to load: relative, http or https, or, for images and media, a file created by the page
 * itself (`blob:`, `data:`). For any other URL, frames and forms get `undefined`, whereas images and media get a URL
 * that fails to load, so that the failure is visible.
 */
export function safeSource(url: string, use: 'image' | 'media'): string;
export function safeSource(url: string | undefined, use: SourceUse): string | undefined;
export function safeSource(url: string | undefined, use: SourceUse): string | undefined {
  if (url === undefined) return undefined;
  if (OWN_FILE[use]?.test(url) || WEB_PROTOCOL.test(protocolOf(url) ?? '')) return url;
  return use === 'image' || use === 'media' ? REFUSED_FILE : undefined;
}

/** Characters that a browser removes from a URL before parsing it. */
const UNREAD = /^[\0-\x20]+|[\t\n\r]/g;

/**
 * Forward or backward slashes, with `.` and `..` segments between them. Browsers treat two slashes as the start of a
 * host.
 */
const LEADING_SLASHES = /^[/\\](?:(?:\.|%2e){0,2}[/\\])*/i;

const SCHEME = /^[a-z][\w+.-]*:/i;

/** Matches the part of an absolute URL before its path. */
const ORIGIN = /^https?:[/\\]*[^/\\?#]*/i;

/**
 * Returns the path and query of a page with exactly one leading slash, for links to it. A tolerant server may accept
 * `//evil.example/` as a path, but a link with this path would lead to another site. Absolute URLs lose their origin.
 * URLs with other schemes return an empty string.
 *
 * @example
 * foldUrl('//evil.example/?page=2'); // '/evil.example/?page=2'
 */
export function foldUrl(url: string): string {
  const read = url.replaceAll(UNREAD, '');
  if (!SCHEME.test(read)) return read.replace(LEADING_SLASHES, '/');
  if (!ORIGIN.test(read)) return '';
  return `/${read.replace(ORIGIN, '')}`.replace(LEADING_SLASHES, '/');
}

/**
 * Returns a query parameter, or `null` if it is missing. If the parameter is repeated, its last value is used, as in
 * PHP, so that server and client render the same HTML.
 */
export const lastParameter = (query: URLSearchParams, name: string): string | null => query.getAll(name).at(-1) ?? null;

/** Returns whether a host is `name` or one of its subdomains. */
export const isHost = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);
