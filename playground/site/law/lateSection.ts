import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Once the visitor has done something, a section begins to come to life when it is so near, in heights of the window. */
const NEAR = '100% 0px';
const IN_WINDOW = '0px';

/** The first actions of a visitor. A page that opens further down scrolls there. */
const ACTS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const firstAct =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        const heard = new AbortController();
        const hear = () => {
          heard.abort();
          resolve();
        };
        for (const act of ACTS) document.addEventListener(act, hear, { passive: true, signal: heard.signal });
      });

function whenWithin(element: Element, rootMargin: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
  });
}

/** Nothing below the window is fetched for a visitor who has only just come, and may leave again. */
async function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element) await Promise.race([whenWithin(element, IN_WINDOW), firstAct.then(() => whenWithin(element, NEAR))]);
}

const whenOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Retries failed imports when the network is back. */
function loadPatiently<TValue>(load: () => Promise<TValue>): Promise<TValue> {
  return load().catch(async () => {
    await whenOnline();
    return loadPatiently(load);
  });
}

/**
 * A section whose code is fetched when the visitor comes near. Until then, and where it cannot be had, what the server drew stands: its
 * links lead on and its form can be posted.
 *
 * @param id of the section's element in the server's markup
 */
export function lateSection<TProps extends object>(
  id: string,
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  return lazy(async () => {
    await whenNear(id);
    return { default: await loadPatiently(load) };
  });
}
