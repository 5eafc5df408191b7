import { toCoreLayout } from '@loggia/hooks/wordpress';
import type { CoreMounterOptions, Mounter, MountOptions } from '../MountOptions.ts';
import { settingsChunk } from './chunks.ts';
import { contactFormMounter, createCoreMounters, galleryMounter, playlistMounter } from '../mounters.ts';

/** The settings that the WordPress plugin writes to the page. Their values are not validated. */
export type PageSettings = Readonly<Record<string, unknown>>;

/** Mounters that a setting enables. */
export interface MounterGroup {
  /** The name of the setting. */
  readonly name: string;
  readonly isEnabled: boolean;
  readonly mounters: readonly Mounter[];
}

const isObject = (value: unknown): value is PageSettings => typeof value === 'object' && value !== null;

/** Reads the page's settings. Returns `undefined` if there are none. If they can't be parsed, the defaults apply. */
export function readPageSettings(page: Document): PageSettings | undefined {
  const element = page.querySelector('script[type="application/json"][id="loggia-settings"]');
  if (!element) return undefined;
  try {
    const settings: unknown = JSON.parse(element.textContent);
    return isObject(settings) ? settings : {};
  } catch {
    return {};
  }
}

const toCoreOptions = (settings: PageSettings): CoreMounterOptions => ({
  layout: toCoreLayout(settings['coreLayout']),
  replaceCoreLightbox: settings['replaceCoreLightbox'] === true,
  filmstrip: settings['filmstrip'] !== false,
  captions: settings['captions'] !== false,
  sharing: settings['sharing'] === true,
});

/** Returns the alignment of Photo Gallery's galleries, because the editor has no setting for a shortcode's width. */
const galleryAlignment = (name: string, settings: PageSettings): string | undefined =>
  name === 'galleries' && settings['width'] === 'wide' ? 'alignwide' : undefined;

/** Applies the labels and the look before anything is mounted. Pages with nothing to mount don't load this code. */
const withSettings =
  (settings: PageSettings, alignment: string | undefined) =>
  (mounter: Mounter): Mounter => ({
    ...mounter,
    load: async () => {
      const [prepare, { applySettings }] = await Promise.all([mounter.load(), settingsChunk.load()]);
      return applySettings(prepare, settings, alignment);
    },
  });

/** Returns the page's mounters, and which of them the settings enable. */
export function mounterGroups(settings: PageSettings): readonly MounterGroup[] {
  const { takeOver } = settings;
  const all: readonly (readonly [name: string, mounters: readonly Mounter[]])[] = [
    ['galleries', [galleryMounter]],
    ['forms', [contactFormMounter]],
    ['playlists', [playlistMounter]],
    ['coreGalleries', createCoreMounters(toCoreOptions(settings))],
  ];
  return all.map(([name, mounters]) => ({
    name,
    isEnabled: !isObject(takeOver) || takeOver[name] !== false,
    mounters: mounters.map(withSettings(settings, galleryAlignment(name, settings))),
  }));
}

/** Returns the options for `mount` from the page's settings. */
export const settingsOptions = (
  settings: PageSettings,
  groups: readonly MounterGroup[],
): Pick<MountOptions, 'mounters' | 'embeds'> => ({
  mounters: groups.filter(({ isEnabled }) => isEnabled).flatMap(({ mounters }) => mounters),
  ...(settings['requiresConsent'] === true && { embeds: { requiresConsent: true } }),
});
