import { holdHash } from './holdHash.ts';
import { mountContainer } from './mountContainer.ts';
import type { ContainerMount } from './mountContainer.ts';
import type { MountHandle, MountOptions } from './MountOptions.ts';
import { mounters as allMounters } from './mounters.ts';

/** Containers that are taken over, or about to be. */
const taken = new WeakSet<Element>();

function warn(error: unknown, container: HTMLElement): void {
  console.warn('Loggia left what the server rendered where it is:', container, error);
}

/**
 * Takes over what a server has rendered: finds every container below `root` and draws the kit in its place. The server's content
 * stays until then, and for good where something fails or where the server itself reports an error. Call it again for what was added
 * to the page later: what is mounted stays.
 *
 * @example
 * const { ready, unmount } = mount(document, { styleSheet: '/loggia/mount.css' });
 */
export function mount(root: ParentNode = document, options: MountOptions = {}): MountHandle {
  const { styleSheet, navigation, mounters = allMounters, onFailure = warn, ...settings } = options;
  const found = mounters.flatMap((mounter) =>
    [...root.querySelectorAll<HTMLElement>(mounter.selector)]
      .filter((container) => !taken.has(container) && (mounter.canMount?.(container) ?? true))
      .map((container) => ({ container, mounter })),
  );
  const giveHashBack = found.length > 0 ? holdHash(window) : () => undefined;
  const mounts = found.map(({ container, mounter }): ContainerMount => {
    taken.add(container);
    const mounted = mountContainer(container, mounter, {
      styleSheet,
      navigation,
      settings,
      beforeSwap: () => giveHashBack(),
      onFailure,
    });
    return {
      ...mounted,
      unmount() {
        mounted.unmount();
        taken.delete(container);
      },
    };
  });
  async function settle(): Promise<readonly HTMLElement[]> {
    const hosts = await Promise.all(mounts.map(({ settled }) => settled));
    giveHashBack(true);
    // What was left to the server can be asked for again.
    for (const [index, { container }] of found.entries()) if (!hosts[index]) taken.delete(container);
    return hosts.filter((host) => host !== undefined);
  }
  return {
    ready: settle(),
    unmount() {
      for (const each of mounts) each.unmount();
    },
  };
}
