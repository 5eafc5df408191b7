import { galleryHashCodec } from '@loggia/hooks/deepLink';
import { mountContainer } from './mountContainer.ts';
import type { ContainerMount } from './mountContainer.ts';
import { mounters as allMounters } from './mounters.ts';
import type { MountHandle, MountOptions } from './MountOptions.ts';

/** The owner of each container that is taken over, or about to be. */
const owners = new WeakMap<Element, object>();

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
  const { styleSheet, navigation, allowedHosts, mounters = allMounters, onError = warn, ...settings } = options;
  const found = mounters.flatMap((mounter) =>
    [...root.querySelectorAll<HTMLElement>(mounter.selector)]
      .filter((container) => !owners.has(container) && (mounter.canMount?.(container) ?? true))
      .map((container) => ({ container, mounter })),
  );
  const giveHashBack = found.length > 0 ? holdHash(window) : () => undefined;
  const owner = {};
  // By now another call may have taken what this one has left.
  const release = (container: Element) => owners.get(container) === owner && owners.delete(container);
  const mounts = found.map(({ container, mounter }): ContainerMount => {
    owners.set(container, owner);
    return mountContainer(container, mounter, {
      styleSheet,
      navigation,
      allowedHosts,
      settings,
      beforeSwap: () => giveHashBack(),
      onRelease: release,
      onError,
    });
  });
  async function settle(): Promise<readonly HTMLElement[]> {
    const hosts = await Promise.all(mounts.map(({ settled }) => settled));
    giveHashBack(true);
    return hosts.filter((host) => host !== undefined);
  }
  return {
    ready: settle(),
    unmount() {
      for (const each of mounts) each.unmount();
    },
  };
}

/**
 * Takes a hash that names an image out of the address until the kit can answer it: scripts of the original page would open a
 * lightbox of their own. Gives it back once; `repeats` tells the page of it, where the kit did not come.
 */
function holdHash(window: Window): (repeats?: boolean) => void {
  const { history, location } = window;
  const { hash } = location;
  if (!galleryHashCodec.parse(hash)) return () => undefined;
  let isHeld = true;
  history.replaceState(history.state, '', location.href.replace(/#.*$/s, ''));
  return (repeats = false) => {
    const isElsewhere = !isHeld || location.hash !== '';
    isHeld = false;
    if (isElsewhere) return;
    if (repeats) location.replace(location.href + hash);
    else history.replaceState(history.state, '', location.href + hash);
  };
}
