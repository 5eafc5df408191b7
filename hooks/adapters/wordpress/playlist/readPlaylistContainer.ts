import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { PlaylistLabels } from '../../../media/playlist/labels.ts';
import type { PlaylistPlayerOptions } from '../../../media/playlist/types.ts';
import { plainText } from '../../../core/shared/foreignValues.ts';
import { assignedValues, readPageObject } from '../assignedValues.ts';
import { decodeEscaped } from '../decodeEntities.ts';
import { attributeOf, elementText, parseMarkup, readImageUrl, readable, readSides } from '../markup.ts';
import { pageScripts } from '../scriptCode.ts';
import { toCount } from '../wireValues.ts';
import { toPlaylistVideo } from './parsePlaylistPage.ts';
import {
  decodeSettings,
  readTokens,
  toPlaylistOptions,
  type PlaylistSettings,
  type WordPressPlaylist,
} from './playlistSettings.ts';

const NO_PLAYLIST =
  'The element has no readable playlist settings. Pass the element with the class `yotu-playlist` and the attribute `data-settings`.';

const firstText = (element: Element, ...selectors: readonly string[]): string | undefined =>
  selectors.map((selector) => elementText(element.querySelector(selector))).find(Boolean);

function tracksOf(element: Element): unknown {
  try {
    const tracks: unknown = JSON.parse(attributeOf(element, 'data-loggia-tracks'));
    return Array.isArray(tracks) ? tracks : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the additional attributes that servers with Loggia support add to a video (see `readVideoSource`). */
function sourceOf(element: Element): unknown {
  const provider = attributeOf(element, 'data-loggia-provider');
  if (provider === '') return undefined;
  return { provider, url: attributeOf(element, 'data-loggia-url'), tracks: tracksOf(element) };
}

function readVideos(container: Element, page: ParentNode, base: string): readonly PlaylistVideo[] {
  const inline = readInlineVideos(page);
  return [...container.querySelectorAll('.yotu-video[data-videoid]')].flatMap((element) => {
    const videoId = attributeOf(element, 'data-videoid');
    const image = element.querySelector('img');
    const written = inline.get(videoId);
    const title = written?.title ?? firstText(element, '.yotu-video-title') ?? attributeOf(element, 'data-title');
    const description = written ? written.description : firstText(element, '.yotu-video-description');
    const thumb = readImageUrl(image, base);
    return toPlaylistVideo({ videoId, title, description, thumb, loggia: sourceOf(element) }, base) ?? [];
  });
}

/**
 * Reads a playlist from a page rendered by WordPress. `element` is its outer container (class `yotu-playlist`) and
 * isn't modified. Throws an error for any other element.
 */
export function readPlaylistContainer(element: Element): WordPressPlaylist {
  const settings = decodeSettings(attributeOf(element, 'data-settings'));
  readable(settings, NO_PLAYLIST);
  const { ownerDocument } = element;
  const { ajaxUrl = '/wp-admin/admin-ajax.php', security, labels } = readPlaylistPageObject(ownerDocument);
  // Read from a copy, because reading text inserts line breaks.
  const copy = parseMarkup(element.outerHTML).body;
  const options = toPlaylistOptions(settings);
  const count = toCount(attributeOf(element, 'data-total') || settings['total']);
  return {
    ajaxUrl,
    settings,
    security,
    labels: { ...labels, ...readButtonLabels(settings) },
    page: Math.max(1, toCount(attributeOf(element, 'data-page')) ?? 1),
    pageCount: count === undefined ? undefined : Math.max(1, count),
    options: {
      ...options,
      showDescriptions: hasListDescriptions(copy) ?? options.showDescriptions,
      player: { ...options.player, ...readPlayingTexts(copy) },
      pagerPosition: readSides(copy.querySelectorAll('.yotu-pagination'), copy.querySelector('.yotu-videos')),
    },
    initialPage: { videos: readVideos(copy, ownerDocument, ownerDocument.baseURI), tokens: readTokens(settings) },
  };
}

/**
 * Whether the list shows descriptions, or `undefined` if it has no elements for them. Some versions render the elements
 * but leave them empty.
 */
function hasListDescriptions(container: ParentNode): boolean | undefined {
  const elements = [...container.querySelectorAll('.yotu-video-description')];
  return elements.length > 0 ? elements.some(({ textContent }) => textContent.trim() !== '') : undefined;
}

/**
 * Determines from the markup whether the current video's title and description are shown next to the player. The
 * options themselves aren't reliable. If they have never been saved, they are "off", but the server treats them as on.
 */
function readPlayingTexts(
  container: ParentNode,
): Pick<PlaylistPlayerOptions, 'showPlayingTitle' | 'showPlayingDescription'> {
  const player = container.querySelector('.yotu-wrapper-player');
  if (!player) return {};
  return {
    showPlayingTitle: player.querySelector('.yotu-playing') !== null,
    showPlayingDescription: player.querySelector('.yotu-playing-description') !== null,
  };
}

/** A video's title as plain text, and its description as written in the page. */
interface InlineVideo {
  readonly title: string;
  readonly description: string;
}

/** Pattern for `yotuwp.data.videos['id']`, as in the plugin's script. */
const NAME = String.raw`yotuwp\.data\.videos\[\s*["']([\w-]{1,64})["']\s*\]`;

function toVideo(value: unknown): InlineVideo | undefined {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
  return { title: decodeEscaped(value[0]).trim(), description: plainText(value[1]) };
}

/**
 * Reads the videos from a page's scripts, keyed by id. The scripts are more reliable than the list's markup, where a
 * quote in a title ends the attribute early.
 */
export function readInlineVideos(page: ParentNode): ReadonlyMap<string, InlineVideo> {
  const videos = new Map<string, InlineVideo>();
  for (const script of pageScripts(page)) {
    if (!script.includes('yotuwp')) continue;
    for (const { value, groups } of assignedValues(script, NAME)) {
      const video = toVideo(value);
      if (video) videos.set(groups[0] ?? '', video);
    }
  }
  return videos;
}

const NAMES = { next: 'nexttext', previous: 'prevtext', loadMore: 'loadmoretext' } as const;

/** Reads the button labels that an editor has set for a playlist. */
function readButtonLabels(settings: PlaylistSettings): Partial<PlaylistLabels> {
  const texts = Object.entries(NAMES).flatMap(([label, name]) => {
    const text = settings[name];
    return typeof text === 'string' && text.trim() !== '' ? [[label, text.trim()] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** A page's settings for all its playlists. */
interface PlaylistPageObject {
  readonly ajaxUrl: string | undefined;
  /** Nonce for requests, if the site needs one (since plugin version 1.3.12). */
  readonly security: string | undefined;
  readonly labels: Partial<PlaylistLabels>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim()) || undefined;

/** Reads the paging request's URL, and the site's error messages and player button labels. */
export function readPlaylistPageObject(page: ParentNode): PlaylistPageObject {
  const { ajax_url: ajaxUrl, security, lang } = readPageObject(page, 'yotujs');
  const texts: PlaylistSettings = typeof lang === 'object' ? { ...lang } : {};
  const labels = {
    forbidden: textOf(texts['1']),
    notFound: textOf(texts['3']),
    serverError: textOf(texts['6']),
    unavailable: textOf(texts['5']),
    nextVideo: textOf(texts['7']),
    previousVideo: textOf(texts['8']),
  };
  const known = Object.entries(labels).filter(([, text]) => text !== undefined);
  return { ajaxUrl: textOf(ajaxUrl), security: textOf(security), labels: Object.fromEntries(known) };
}
