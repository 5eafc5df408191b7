import { mount } from '../mount.ts';
import type { MountHandle } from '../MountOptions.ts';
import { readScriptOptions } from './readScriptOptions.ts';

export { mount };

function mountPage(): MountHandle | undefined {
  const { isManual, ...options } = readScriptOptions(import.meta.url);
  return isManual ? undefined : mount(document, options);
}

// A module waits for the page by itself, unless its tag says `async`. What is parsed is held at once: the next to run may be the
// page's own scripts.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountPage, { once: true });
else mountPage();
