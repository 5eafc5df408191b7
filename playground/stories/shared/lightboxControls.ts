import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { LightboxSettings, SlideEffect } from '@loggia/hooks';
import { choice, range, toggle } from './controls.ts';

const EFFECTS = Object.keys(SLIDE_EFFECTS).filter((name): name is SlideEffect => name in SLIDE_EFFECTS);

/** The backend settings that a story may have as separate options. */
const SETTING_NAMES = [
  'controlBar',
  'controlBarPosition',
  'controlTab',
  'counter',
  'fullscreen',
  'hitCounter',
  'info',
  'infoAlign',
  'infoAlwaysShown',
  'infoFullWidth',
  'infoPosition',
  'protectImages',
  'rating',
  'sidebarPosition',
  'sidebarWidth',
  'zoom',
] as const;

export type SettingOptions = Pick<LightboxSettings, (typeof SETTING_NAMES)[number]>;

/** Returns the settings among a story's options, merged over its settings object; undefined if there are none. */
export function settingsOf(options: SettingOptions, settings?: LightboxSettings): LightboxSettings | undefined {
  const given = SETTING_NAMES.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return given.length === 0 ? settings : { ...settings, ...Object.fromEntries(given) };
}

/** The controls of the settings. */
export const SETTING_CONTROLS = {
  controlBar: toggle(true),
  controlBarPosition: choice(['bottom', 'top'], 'bottom'),
  controlTab: toggle(false),
  counter: toggle(true),
  fullscreen: toggle(true),
  hitCounter: toggle(false),
  info: toggle(true),
  infoAlign: choice(['left', 'center', 'right'], 'left'),
  infoAlwaysShown: toggle(true),
  infoFullWidth: toggle(true),
  infoPosition: choice(['bottom', 'top'], 'bottom'),
  protectImages: toggle(false),
  rating: toggle(false),
  sidebarPosition: choice(['left', 'right'], 'left'),
  sidebarWidth: range(240, 600, 350, 10),
  zoom: toggle(true),
};

/** The controls of the lightbox and its settings. */
export const LIGHTBOX_CONTROLS = {
  ...SETTING_CONTROLS,
  autoplay: toggle(false),
  effect: choice(EFFECTS, 'shift'),
  effectDurationMs: range(0, 4000, 240, 20),
  enabled: toggle(true),
  filmstrip: toggle(true),
  filmstripPosition: choice(['bottom', 'top', 'left', 'right'], 'bottom'),
  focusReturn: choice(['opener', 'current'], 'opener'),
  fromThumbnail: toggle(true),
  fullWindow: toggle(true),
  height: range(300, 1000, 500, 10),
  history: toggle(true),
  intervalMs: range(0, 10_000, 2500, 250),
  loop: toggle(true),
  navigationPolicy: choice(['queue', 'latest'], 'queue'),
  width: range(300, 1600, 800, 10),
};
