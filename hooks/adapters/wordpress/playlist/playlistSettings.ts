import type { PlaylistPage, PlaylistTokens } from '../../../data/backend/PlaylistSource.ts';
import { MAX_VIDEO_COLUMNS } from '../../../media/playlist/constants.ts';
import type { PlaylistLabels } from '../../../media/playlist/labels.ts';
import type { PlaylistOptions, PlaylistPaging, PlaylistTemplate } from '../../../media/playlist/types.ts';
import { isRecord, plainText } from '../../../core/shared/foreignValues.ts';
import type { AllowedServers } from '../allowedServer.ts';
import { toFlag, toNumber } from '../wireValues.ts';

/**
 * A playlist's settings as written by the server. Most settings aren't read, but they are sent back with each request.
 */
export type PlaylistSettings = Readonly<Record<string, unknown>>;

/** The configuration for one playlist of the WordPress plugin on a page. */
export interface WordPressPlaylistConfig extends AllowedServers {
  /** URL of the paging request. May be relative to the page. */
  readonly ajaxUrl: string;
  readonly settings: PlaylistSettings;
  /** Nonce for requests, or `undefined` if the site needs none (before plugin version 1.3.12). */
  readonly security?: string | undefined;
}

/** A server-rendered playlist. */
export interface WordPressPlaylist extends WordPressPlaylistConfig {
  readonly initialPage: PlaylistPage;
  /** Number of the current page, starting at 1. */
  readonly page: number;
  /** Number of pages, or `undefined` if the page doesn't specify it. */
  readonly pageCount: number | undefined;
  readonly options: PlaylistOptions;
  /** The site's own labels and messages, limited to those that the page contains. */
  readonly labels: Partial<PlaylistLabels>;
}

const TEMPLATES = new Map<unknown, PlaylistTemplate>([
  ['grid', 'grid'],
  ['list', 'list'],
  ['mix', 'mix'],
  ['masonry', 'masonry'],
  ['carousel', 'carousel'],
  ['bigthumb', 'bigThumb'],
  ['big_thumb', 'bigThumb'],
]);

/**
 * Parses an on/off setting in any of the server's notations: words in options, or numbers and numeric strings in a
 * shortcode.
 */
function toSwitch(value: unknown): boolean | undefined {
  if (value === 'on' || value === 'off') return value === 'on';
  return value === '' ? undefined : toFlag(value);
}

function toPaging({ pagination, pagitype }: PlaylistSettings): PlaylistPaging {
  if (toSwitch(pagination) === false) return 'none';
  return pagitype === 'loadmore' ? 'loadMore' : 'pager';
}

function toColumns(value: unknown): number | undefined {
  const columns = toNumber(value);
  return columns && Number.isInteger(columns) && columns > 0 ? Math.min(columns, MAX_VIDEO_COLUMNS) : undefined;
}

/**
 * Parses a language code such as `de`, `pt-BR` or `zh_TW`. Any other text is rejected, because it could alter the URL.
 */
function toLanguage(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(value) ? value : undefined;
}

/** Parses the annotations setting. The server sends 1 for yes and 3 for no. */
function toAnnotations(value: unknown): boolean | undefined {
  return new Map([
    ['1', true],
    ['3', false],
  ]).get(plainText(value));
}

/** Converts a playlist's settings to options. Missing or invalid values are `undefined`, so that the defaults apply. */
export function toPlaylistOptions(settings: PlaylistSettings): PlaylistOptions {
  const { player: foreign } = settings;
  const player: PlaylistSettings = isRecord(foreign) ? foreign : {};
  return {
    template: TEMPLATES.get(settings['template']),
    columns: toColumns(settings['column']),
    paging: toPaging(settings),
    showTitles: toSwitch(settings['title']),
    showDescriptions: toSwitch(settings['description']),
    thumbnailRatio: String(settings['thumbratio']) === '43' ? 4 / 3 : undefined,
    player: {
      mode: player['mode'] === 'popup' ? 'popup' : 'large',
      width: toNumber(player['width']),
      scrollOffset: toNumber(player['scrolling']),
      autoplay: toSwitch(player['autoplay']),
      controls: toSwitch(player['controls']),
      loop: toSwitch(player['loop']),
      autonext: toSwitch(player['autonext']),
      showPlayingTitle: toSwitch(player['playing']),
      showPlayingDescription: toSwitch(player['playing_description']),
      thumbnails: toSwitch(player['thumbnails']),
      captions: toSwitch(player['cc_load_policy']),
      captionLanguage: toLanguage(player['cc_lang_pref']),
      language: toLanguage(player['hl']),
      annotations: toAnnotations(player['iv_load_policy']),
      relatedVideos: toSwitch(player['rel']),
      modestBranding: toSwitch(player['modestbranding']),
      information: toSwitch(player['showinfo']),
    },
  };
}

/** Settings that only the browser needs and that are not sent. */
const UNSENT = new Set(['player', 'pagination', 'pagitype', 'next', 'prev']);

/**
 * Decodes the settings in a container's attribute. They are Base64-encoded JSON. Returns `undefined` for any other
 * text.
 */
export function decodeSettings(text: string): PlaylistSettings | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The smallest number that JavaScript formats with an exponent. The plus sign of the exponent would break the encoding.
 */
const FIRST_WITH_EXPONENT = 1e21;

/** Formats large numbers without an exponent, so that any remaining plus signs are inside strings. */
const written = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && Math.abs(value) >= FIRST_WITH_EXPONENT ? BigInt(value).toString() : value;

/**
 * Encodes settings for the server. Unlike the plugin's own code, this function supports text outside Latin-1. Newer
 * servers also URL-decode the settings, so special characters are escaped.
 */
function encodeSettings(settings: PlaylistSettings): string {
  const json = JSON.stringify(settings, written).replaceAll('+', '\\u002b').replaceAll('%', '\\u0025');
  const bytes = new TextEncoder().encode(json);
  // Do not convert all bytes in one call, because a long playlist has more bytes than a call may have arguments.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Reads a token. It is a number (including 0) or a non-empty string. It is kept as JSON, so that its type is preserved
 * when it is sent back.
 */
export function readToken(value: unknown): string | undefined {
  const isToken = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isToken ? JSON.stringify(value) : undefined;
}

/** Reads the page tokens from the settings in a page or response. */
export function readTokens({ next, prev }: PlaylistSettings): PlaylistTokens {
  return { next: readToken(next), previous: readToken(prev) };
}

const sentToken = (token: string | undefined): unknown => (token === undefined ? '' : JSON.parse(token));

/**
 * Returns the `settings` field for a paging request: the page's settings with the current tokens, without the settings
 * that only the browser needs.
 */
export function sentSettings(settings: PlaylistSettings, { next, previous }: PlaylistTokens): string {
  const kept = Object.entries(settings).filter(([name]) => !UNSENT.has(name));
  return encodeSettings({ ...Object.fromEntries(kept), next: sentToken(next), prev: sentToken(previous) });
}
