import { foldUrl } from '@loggia/hooks/shared';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import { attributes, escapeHtml } from '../wire/markup.ts';
import type { PlaylistStore } from './createPlaylistStore.ts';
import { playlistPage, type PlaylistStretch } from './playlistPage.ts';
import { encodeSettings, type WireSettings } from './playlistSettings.ts';
import { galleryIdOf, isNewer, playlistSecurity } from './playlistSecurity.ts';
import { type PlaylistShortcode, playlistShortcodes } from './playlistShortcodes.ts';
import { NO_VIDEOS_TEXT, playlistTexts } from './playlistTexts.ts';
import { videoListMarkup } from './videoListMarkup.ts';

export interface PlaylistContext {
  readonly url: URL;
  readonly shortcodeId: number;
}

const isOn = (value: unknown): boolean => value === 'on' || String(value) === '1';

/** Returns a script element that never runs but whose content can be read. */
const dataScript = (text: string): string => `<script type="text/plain">${text.replaceAll('<', '\\u003c')}</script>`;

/**
 * Returns the URL of a list's page on this site, for users without JavaScript. The real server's links have no target.
 */
function pageLink(context: PlaylistContext, token: string | number): string {
  const url = new URL(context.url);
  url.searchParams.set(`videos-${context.shortcodeId}`, String(token));
  return escapeHtml(foldUrl(url.pathname + url.search));
}

function pagination(
  context: PlaylistContext,
  settings: WireSettings,
  stretch: PlaylistStretch,
): readonly [string, string] {
  const { page, pageCount, next, prev } = stretch;
  if (!isOn(settings['pagination']) || pageCount === 1) return ['', ''];
  const button = (word: string, text: unknown, standard: string, token: string | number) =>
    `<a href="${token === '' ? '#' : pageLink(context, token)}" ` +
    `class="yotu-pagination-${word} yotu-button-prs yotu-button-prs-1" data-page="${word}">` +
    `${escapeHtml(String(text || standard))}</a>`;
  if (settings['pagitype'] === 'loadmore') {
    const more = next === '' ? '' : button('more', settings['loadmoretext'], 'Load more', next);
    return ['', `<div class="yotu-pagination">${more}</div>`];
  }
  const pager = (side: string) =>
    `<div class="yotu-pagination yotu-pager_layout-default yotu-pagination-${side}">` +
    button('prev', settings['prevtext'], 'Prev', prev) +
    ` <span class="yotu-pagination-current">${page}</span> <span>of</span> ` +
    `<span class="yotu-pagination-total">${pageCount}</span> ${button('next', settings['nexttext'], 'Next', next)}</div>`;
  return [pager('top'), pager('bottom')];
}

/** Returns the page object, and the videos' titles and descriptions, as script elements. */
function pageScripts(
  { origin }: URL,
  found: PlaylistShortcode,
  settings: WireSettings,
  { videos }: PlaylistStretch,
): string {
  const pageObject = {
    ajax_url: origin + ADMIN_AJAX_PATH,
    player: settings['player'],
    lang: playlistTexts,
    ...(isNewer(found) && { security: playlistSecurity() }),
  };
  const texts = videos.map(({ id, title, description }) => {
    const written = isNewer(found) ? escapeHtml(description) : description;
    const value = JSON.stringify([title, written.replaceAll('\n', '<br />\n')]);
    return `yotuwp.data.videos['${id}'] = ${value};`;
  });
  return dataScript(`var yotujs = ${JSON.stringify(pageObject)};`) + dataScript(texts.join('\n'));
}

/** Returns the markup that a WordPress site prints for a playlist's shortcode, or null for an unknown playlist. */
export function printPlaylist(store: PlaylistStore, context: PlaylistContext): string | null {
  const found = playlistShortcodes.get(context.shortcodeId);
  if (!found) return null;
  const requested = context.url.searchParams.get(`videos-${found.id}`) ?? '';
  const number = /^\d+$/.test(requested) ? Number(requested) : requested;
  const stretch = playlistPage(store, found.settings, number);
  const { page, pageCount, next, prev } = stretch;
  if (stretch.videos.length === 0) return `<p>${NO_VIDEOS_TEXT}</p>`;
  const galleryId = galleryIdOf(found.id);
  const settings: WireSettings = { ...found.settings, gallery_id: galleryId, next, prev };
  const playerSetting = (name: string): unknown => Reflect.get(Object(settings['player']), name);
  const mode = String(playerSetting('mode'));
  const textIfOn = (name: string, className: string) =>
    isOn(playerSetting(name)) ? `<div class="${className}"></div>` : '';
  const [above, below] = pagination(context, settings, stretch);
  const limits = [page === 1 ? 'yotu-limit-min' : '', page === pageCount ? 'yotu-limit-max' : ''].join(' ').trim();
  const own = attributes({
    class: `yotu-playlist yotuwp ${limits}  yotu-thumb-${String(settings['thumbratio'])}  yotu-template-${String(settings['template'])}`,
    'data-yotu': mode === 'popup' ? 'modal' : `p${galleryId}`,
    'data-page': page,
    id: `yotuwp-${galleryId}`,
    'data-total': pageCount,
    'data-settings': encodeSettings(settings),
    'data-player': mode,
    'data-showdesc': isOn(settings['description']) ? 'on' : 'off',
  });
  const placeholder =
    mode === 'popup'
      ? ''
      : `<div class="yotu-wrapper-player">${textIfOn('playing', 'yotu-playing')}<div class="yotu-player">` +
        `<div class="yotu-video-placeholder" id="yotu-player-p${galleryId}"></div></div>` +
        `${textIfOn('playing_description', 'yotu-playing-description')}</div>`;
  return (
    `<div${own}><div>${placeholder}${above}${videoListMarkup(stretch.videos, settings)}${below}</div></div>` +
    pageScripts(context.url, found, settings, stretch)
  );
}
