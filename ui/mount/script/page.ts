import { mount } from '../mount.ts';
import type { MountOptions } from '../MountOptions.ts';
import { reportChunk } from './chunks.ts';
import { mounterGroups, readPageSettings, settingsOptions } from './pageSettings.ts';
import { preloadModules } from './preloadModules.ts';

// `mount` is exported for pages that call it themselves, and `preloadModules` for the chunks, into which
// `bundleScript.mjs` inserts calls.
export { mount, preloadModules };

const PAGE_MARK = Symbol.for('loggia.mountScript');

function mountPage(): void {
  const { isManual, ...options } = readScriptOptions(import.meta.url);
  if (isManual) return;
  const settings = readPageSettings(document);
  if (!settings) {
    mount(document, options);
    return;
  }
  const groups = mounterGroups(settings);
  const all = { ...options, ...settingsOptions(settings, groups) };
  if (settings['debug'] === true) {
    void reportChunk.load().then(({ mountWithReport }) => mountWithReport(document, all, groups, settings['versions']));
  } else mount(document, all);
}

// The chunks import this module under a name with its hash. That makes it a separate module, which runs again.
if (!(PAGE_MARK in globalThis)) {
  Object.defineProperty(globalThis, PAGE_MARK, { value: true });
  // Module scripts wait until the page has been parsed, unless their tag has `async`. Containers that have already been
  // parsed are captured immediately, because the page's own scripts may run next.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountPage, { once: true });
  else mountPage();
}

interface ScriptOptions extends Pick<
  MountOptions,
  'styleSheet' | 'navigation' | 'embeds' | 'alertFailures' | 'allowedHosts'
> {
  /** Whether nothing is mounted until the page itself calls `mount`. */
  readonly isManual: boolean;
}

/** Reads the options from the script's own tag. The stylesheet is in the same folder as the script. */
export function readScriptOptions(scriptUrl: string): ScriptOptions {
  const tag = [...document.scripts].find(({ src }) => src === scriptUrl);
  const { navigation, manual, requiresConsent, alertFailures, allowedHosts } = tag?.dataset ?? {};
  const styleSheet = new URL('mount.css', scriptUrl);
  // The script's version also applies to the stylesheet.
  styleSheet.search = new URL(scriptUrl).search;
  return {
    styleSheet: styleSheet.href,
    navigation: navigation === 'reload' || navigation === 'inPlace' ? navigation : undefined,
    embeds: requiresConsent === undefined ? undefined : { requiresConsent: true },
    allowedHosts: allowedHosts?.split(/[\s,]+/).filter(Boolean),
    alertFailures: alertFailures !== undefined,
    isManual: manual !== undefined,
  };
}
