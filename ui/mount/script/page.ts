import { mount } from '../mount.ts';
import type { MountHandle, MountOptions } from '../MountOptions.ts';
import { preloadModules } from './preloadModules.ts';

// The second name is for the chunks, into which `bundleScript.mjs` writes it.
export { mount, preloadModules };

const PAGE_MARK = Symbol.for('loggia.mountScript');

function mountPage(): MountHandle | undefined {
  const { isManual, ...options } = readScriptOptions(import.meta.url);
  return isManual ? undefined : mount(document, options);
}

// A site's tag may have a version in its address (`?ver=6.4`), which the chunks know nothing of: for them this is another module, and runs again.
if (!(PAGE_MARK in globalThis)) {
  Object.defineProperty(globalThis, PAGE_MARK, { value: true });
  // A module waits for the page by itself, unless its tag says `async`. What is parsed is held at once: the next to run may be the
  // page's own scripts.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountPage, { once: true });
  else mountPage();
}

interface ScriptOptions extends Pick<
  MountOptions,
  'styleSheet' | 'navigation' | 'embeds' | 'alertFailures' | 'allowedHosts'
> {
  /** Nothing is mounted until the page calls `mount` itself. */
  readonly isManual: boolean;
}

/** Reads the script's own tag; the style sheet lies beside the script. */
export function readScriptOptions(scriptUrl: string): ScriptOptions {
  const tag = [...document.scripts].find(({ src }) => src === scriptUrl);
  const { navigation, manual, requiresConsent, alertFailures, allowedHosts } = tag?.dataset ?? {};
  const styleSheet = new URL('mount.css', scriptUrl);
  // A site that gives the script a version means the sheet, too.
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
