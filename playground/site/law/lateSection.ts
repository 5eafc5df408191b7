import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A section begins to come to life when it is so near, in heights of the window. */
const NEAR = '100% 0px';

function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });
}

const never = new Promise<never>(() => undefined);

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
    return { default: await load().catch(() => never) };
  });
}
