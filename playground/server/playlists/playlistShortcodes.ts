import type { WireSettings } from './playlistSettings.ts';

/** A playlist as an editor has placed it on a page. */
export interface PlaylistShortcode {
  readonly id: number;
  readonly name: string;
  readonly settings: WireSettings;
  /** The plugin version to emulate. @default '1.3.4' */
  readonly version?: '1.3.4' | '1.3.12';
}

interface SettingChanges {
  readonly player?: WireSettings;
  readonly [name: string]: unknown;
}

/** Contains every form in which the server writes booleans and numbers. */
const PLAYER: WireSettings = {
  mode: 'large',
  width: '1000',
  scrolling: '100',
  autoplay: 'off',
  controls: 'on',
  modestbranding: 'on',
  loop: 'off',
  autonext: 'off',
  showinfo: 'on',
  rel: 'on',
  playing: 'on',
  playing_description: 'on',
  thumbnails: 'off',
  cc_load_policy: '1',
  cc_lang_pref: '1',
  hl: '',
  iv_load_policy: '1',
};

const STANDARD: WireSettings = {
  type: 'playlist',
  id: 'PLevening',
  pagination: 'on',
  pagitype: 'pager',
  column: 3,
  per_page: '12',
  template: 'grid',
  title: 'on',
  description: 'on',
  thumbratio: '169',
  meta: 'off',
  meta_data: 'off',
  meta_position: 'off',
  date_format: 'timeago',
  meta_align: '',
  subscribe: 'off',
  duration: 'off',
  meta_icon: 'off',
  nexttext: '',
  prevtext: '',
  loadmoretext: '',
  last_tab: 'settings',
  use_as_modal: 'off',
  modal_id: 'off',
  last_update: '',
  styling: { pager_layout: 'default', button: '1' },
  effects: { video_box: '', flip_effect: '' },
};

function shortcode(id: number, name: string, { player, ...changes }: SettingChanges = {}): PlaylistShortcode {
  return { id, name, settings: { ...STANDARD, ...changes, player: { ...PLAYER, ...player } } };
}

const NEWER = { version: '1.3.12' } as const;

const all: readonly PlaylistShortcode[] = [
  shortcode(71, 'Grid', { per_page: '6', player: { autonext: 1 } }),
  shortcode(72, 'List', { template: 'list', per_page: 4, description: 1, player: { autonext: '1' } }),
  { ...shortcode(73, 'Mix', { template: 'mix', pagination: 'off', player: { autonext: 'on' } }), ...NEWER },
  shortcode(74, 'Masonry', { template: 'masonry', id: 'PLmixed', column: '3', pagination: 'off' }),
  shortcode(75, 'Carousel', { template: 'carousel', pagination: 'off', column: 4, player: { autonext: 1 } }),
  shortcode(76, 'Big thumb', { template: 'bigthumb', per_page: '3', pagitype: 'loadmore' }),
  shortcode(77, 'Pop-up', {
    id: 'PLnotes',
    per_page: '12',
    column: '4',
    player: { mode: 'popup', thumbnails: 1, autonext: 1 },
  }),
  {
    ...shortcode(78, 'Load more', {
      id: 'PLnotes',
      pagitype: 'loadmore',
      column: '4',
      per_page: '24',
      loadmoretext: 'Ещё видео',
      player: { playing: 'off', playing_description: 'off' },
    }),
    ...NEWER,
  },
  shortcode(79, 'Three thousand', {
    id: 'PLreel',
    pagitype: 'loadmore',
    column: '6',
    per_page: '200',
    description: 'off',
    player: { width: 600 },
  }),
  shortcode(80, 'Every provider', { id: 'PLmixed', pagination: 'off', player: { mode: 'large' } }),
  {
    ...shortcode(81, 'Some videos by name', {
      type: 'videos',
      id: 'clip-tide,clip-rings,clip-dunes,clip-aurora,clip-arches',
      per_page: '2',
      column: '2',
      template: 'list',
      player: { width: '600', loop: 1 },
    }),
    ...NEWER,
  },
];

/** The playlists on pages of the demo, by shortcode number. */
export const playlistShortcodes: ReadonlyMap<number, PlaylistShortcode> = new Map(all.map((each) => [each.id, each]));
