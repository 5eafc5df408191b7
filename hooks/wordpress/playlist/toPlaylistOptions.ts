import type { PlaylistOptions, PlaylistPaging, PlaylistTemplate } from '../../playlist/types.ts';
import { LARGEST_COLUMN_COUNT } from '../../playlist/constants.ts';
import { toFlag, toNumber } from '../wireValues.ts';
import type { PlaylistSettings } from './types.ts';
import { plainText } from '../../shared/foreignValues.ts';

const TEMPLATES = new Map<unknown, PlaylistTemplate>([
  ['grid', 'grid'],
  ['list', 'list'],
  ['mix', 'mix'],
  ['masonry', 'masonry'],
  ['carousel', 'carousel'],
  ['bigthumb', 'bigThumb'],
  ['big_thumb', 'bigThumb'],
]);

/** Yes and no in each way that the server has: words in options, numbers or their texts in a shortcode. */
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
  return columns && Number.isInteger(columns) && columns > 0 ? Math.min(columns, LARGEST_COLUMN_COUNT) : undefined;
}

/** `de`, `pt-BR`, `zh_TW`. Everything else could be part of another address. */
function toLanguage(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(value) ? value : undefined;
}

/** The wire says 1 for yes and 3 for no. */
function toAnnotations(value: unknown): boolean | undefined {
  return new Map([
    ['1', true],
    ['3', false],
  ]).get(plainText(value));
}

/** How a playlist is shown, out of its settings. What they do not say, or say wrongly, is left to the defaults. */
export function toPlaylistOptions(settings: PlaylistSettings): PlaylistOptions {
  const player = (settings['player'] ?? {}) as PlaylistSettings;
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
