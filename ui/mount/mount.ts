import { galleryHashCodec } from '@loggia/hooks/deepLink';
import { mountContainer, type ContainerMount } from './mountContainer.ts';
import { mounters as allMounters } from './mounters.ts';
import type { MountHandle, MountOptions } from './MountOptions.ts';

/** The `mount` call that owns each container that has been or is being mounted. */
const owners = new WeakMap<Element, object>();

function warn(error: unknown, container: HTMLElement): void {
  console.warn('Loggia kept the server-rendered content because mounting failed:', container, error);
}

/**
 * Replaces the server-rendered containers below `root` with the kit. The server's content is visible until the kit is
 * ready, and is kept if something fails or if the server itself reports an error. Call `mount` again after adding
 * content to the page; containers that are already mounted are skipped.
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
  // In the meantime, another call may have mounted a container that this one released.
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
 * Removes an image's hash from the URL until the kit is ready, because otherwise the original page's scripts would open
 * their own lightbox. The returned function restores the hash once. If the kit was not mounted, pass `repeats` so that
 * the page receives a `hashchange` event.
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
