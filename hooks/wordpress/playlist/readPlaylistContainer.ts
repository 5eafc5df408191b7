import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import { readable } from '../readable.ts';
import { parseMarkup } from '../parseMarkup.ts';
import { attributeOf } from '../attributeOf.ts';
import { elementText } from '../elementText.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { toCount } from '../toCount.ts';
import { toPlaylistVideo } from './parsePlaylistPage.ts';
import { decodeSettings, readTokens } from './playlistSettings.ts';
import { readButtonLabels } from './readButtonLabels.ts';
import { readInlineVideos } from './readInlineVideos.ts';
import { readPlaylistPageObject } from './readPlaylistPageObject.ts';
import { toPlaylistOptions } from './toPlaylistOptions.ts';
import type { WordPressPlaylist } from './types.ts';

const NO_PLAYLIST =
  'The element holds no settings of a playlist that can be read. Pass the element with the class `yotu-playlist` and the attribute `data-settings`.';

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

/** What the markup of our own server says beside the video's id (see `readVideoSource`). */
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
    const told = inline.get(videoId);
    const title = told?.title ?? firstText(element, '.yotu-video-title') ?? attributeOf(element, 'data-title');
    const description = told ? told.description : firstText(element, '.yotu-video-description');
    const thumb = pictureAddress(image, base);
    return toPlaylistVideo({ videoId, title, description, thumb, loggia: sourceOf(element) }, base) ?? [];
  });
}

/**
 * Reads a playlist out of a page that WordPress rendered. `element` is its outer container (class `yotu-playlist`); it is left as
 * it is. Throws when it is something else.
 */
export function readPlaylistContainer(element: Element): WordPressPlaylist {
  const settings = decodeSettings(attributeOf(element, 'data-settings'));
  readable(settings, NO_PLAYLIST);
  const { ownerDocument } = element;
  const { ajaxUrl = '/wp-admin/admin-ajax.php', security, labels } = readPlaylistPageObject(ownerDocument);
  // A copy, because reading a text puts its line breaks in place.
  const copy = parseMarkup(element.outerHTML).body;
  const count = toCount(attributeOf(element, 'data-total') || settings['total']);
  return {
    ajaxUrl,
    settings,
    security,
    labels: { ...labels, ...readButtonLabels(settings) },
    page: Math.max(1, toCount(attributeOf(element, 'data-page')) ?? 1),
    pageCount: count === undefined ? undefined : Math.max(1, count),
    options: toPlaylistOptions(settings),
    initialPage: { videos: readVideos(copy, ownerDocument, ownerDocument.baseURI), tokens: readTokens(settings) },
  };
}
