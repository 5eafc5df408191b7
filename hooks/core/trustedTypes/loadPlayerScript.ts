import { createPageState } from '../shared/pageState.ts';
import { pagePolicy } from './policy.ts';

/** The player scripts that may be loaded. A policy that allowed any URL would offer no protection. */
const SCRIPTS = new Set(['https://www.youtube.com/iframe_api']);

const page = /* @__PURE__ */ createPageState<{ loading: Map<string, Promise<void>> }>('playerScripts', () => ({
  loading: new Map(),
}));

/**
 * Adds a provider's player script to the page. The script is added only once, no matter how often the function is
 * called. The page's content security policy must allow the script's host in `script-src`, and its Trusted Types policy
 * must allow `loggia` and the policies that the script creates itself. If a script failed to load, the next call tries
 * again.
 *
 * @throws Error if `url` is not one of the allowed player scripts
 */
export function loadPlayerScript(url: string): Promise<void> {
  if (!SCRIPTS.has(url)) throw new Error(`Loggia: "${url}" is not one of the allowed player scripts.`);
  const known = page.loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  script.async = true;
  script.src = pagePolicy().createScriptURL(url) as string;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      page.loading.delete(url);
      script.remove();
      reject(new Error(`Loggia: the player script "${url}" failed to load.`));
    });
  });
  page.loading.set(url, loaded);
  document.head.append(script);
  return loaded;
}
