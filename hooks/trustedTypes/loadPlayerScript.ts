import { createPageState } from '../shared/pageState.ts';
import { pagePolicy } from './policy.ts';

/** The allowed player scripts. A policy without a list would protect nothing. */
const SCRIPTS = new Set(['https://www.youtube.com/iframe_api']);

const page = /* @__PURE__ */ createPageState<{ loading: Map<string, Promise<void>> }>('playerScripts', () => ({
  loading: new Map(),
}));

/**
 * Adds a provider's player script to the page, once for any number of calls. The page's policy must allow it:
 * `script-src` with its host, and Trusted Types with the policy `loggia` and those of the script itself. A script that
 * failed to load can be requested again.
 *
 * @throws Error for any other URL
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
