import { mount } from '../mount.ts';
import type { MountHandle } from '../MountOptions.ts';
import { preloadModules } from './preloadModules.ts';
import { readScriptOptions } from './readScriptOptions.ts';

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
