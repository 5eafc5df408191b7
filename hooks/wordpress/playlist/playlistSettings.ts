import type { PlaylistTokens } from '../../backend/PlaylistSource.ts';
import type { PlaylistSettings } from './types.ts';

/** What the server does without: the visitor's browser alone needs it. */
const UNSENT = new Set(['player', 'pagination', 'pagitype', 'next', 'prev']);

const isRecord = (value: unknown): value is PlaylistSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings in a container's attribute: JSON in base64. Undefined for anything else. */
export function decodeSettings(text: string): PlaylistSettings | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** From here on a number is written with an exponent and its plus sign. */
const FIRST_WITH_EXPONENT = 1e21;

/** In full, so that what is left of plus signs stands in texts. */
const written = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && Math.abs(value) >= FIRST_WITH_EXPONENT ? BigInt(value).toString() : value;

/**
 * Settings as the server reads them. Its own code encodes a letter a byte, and fails at every text that is not Latin. Newer servers decode
 * them as a part of an address, too: what means something there is escaped, so that both read the same.
 */
function encodeSettings(settings: PlaylistSettings): string {
  const json = JSON.stringify(settings, written).replaceAll('+', '\\u002b').replaceAll('%', '\\u0025');
  const bytes = new TextEncoder().encode(json);
  // In pieces: a long playlist has more bytes than a call may have arguments.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A token is a text or a number, 0 included; an empty text and `null` are none. Kept as JSON, so that it goes back as it came. */
export function readToken(value: unknown): string | undefined {
  const isToken = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isToken ? JSON.stringify(value) : undefined;
}

/** The tokens of settings, those of the page as well as those of an answer. */
export function readTokens({ next, prev }: PlaylistSettings): PlaylistTokens {
  return { next: readToken(next), previous: readToken(prev) };
}

const sentToken = (token: string | undefined): unknown => (token === undefined ? '' : JSON.parse(token));

/** The field `settings` of the paging call: those of the page without what only the browser needs, and the tokens of now. */
export function sentSettings(settings: PlaylistSettings, { next, previous }: PlaylistTokens): string {
  const kept = Object.entries(settings).filter(([name]) => !UNSENT.has(name));
  return encodeSettings({ ...Object.fromEntries(kept), next: sentToken(next), prev: sentToken(previous) });
}
