/** A browser takes these out of an address before it reads it. */
const UNREAD = /^[\0-\x20]+|[\t\n\r]/g;

/** Slashes of either kind, and steps that lead nowhere between them: a browser reads two of them as the beginning of a host. */
const LEADING_SLASHES = /^[/\\](?:(?:\.|%2e){0,2}[/\\])*/i;

const SCHEME = /^[a-z][\w+.-]*:/i;

/** Matches the part of an absolute address before its path. */
const ORIGIN = /^https?:[/\\]*[^/\\?#]*/i;

/**
 * Path and query of a page as links to it may have them: beginning with one slash, whatever was asked for. `//evil.example/` is a path on a
 * server that answers any, and as a link it would be another site. A whole address loses its origin; one of another scheme says nothing.
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
 * A parameter of an address; null where it has none. Of one that comes twice the last counts, as on the servers that draw the page (PHP): both
 * are to show the same.
 */
export const lastParameter = (query: URLSearchParams, name: string): string | null => query.getAll(name).at(-1) ?? null;

/** Whether a host is the named one or stands below it. */
export const isHost = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);
