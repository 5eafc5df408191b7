import { mount, type MountHandle, type MountOptions } from '@loggia/ui/mount';
import { afterEach, beforeAll, vi } from 'vitest';

declare const MOUNT_STYLES: string;

/** A page in a browser, with the mount styles. The test mounts markup on it that a server at site.test has rendered. */
export function mountingStyledPage() {
  const address = location.href;
  let handle: MountHandle | undefined;

  beforeAll(() => {
    const style = document.createElement('style');
    style.textContent = MOUNT_STYLES;
    document.head.append(style);
  });
  afterEach(() => {
    handle?.unmount();
    document.body.replaceChildren();
    history.replaceState(null, '', address);
    vi.unstubAllGlobals();
  });

  return {
    async mountPage(markup: string, options: MountOptions = {}): Promise<void> {
      document.body.innerHTML = markup;
      handle = mount(document, { allowedHosts: ['site.test'], ...options });
      await handle.ready;
    },
    unmount: () => handle?.unmount(),
  };
}
