import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle, type MountOptions } from '@loggia/ui/mount';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page without layout. The test mounts server-rendered markup on it, and responds to its requests through `fetch`. */
export function mountingPage() {
  const fetch = vi.fn<typeof globalThis.fetch>();
  let mounted: MountHandle | undefined;

  beforeEach(() => {
    Reflect.set(Element.prototype, 'scrollTo', () => undefined);
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    act(() => mounted?.unmount());
    mounted = undefined;
    fetch.mockReset();
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    fetch,
    /** Mounts the page. Returns the hosts that replaced containers, and the console output. */
    async mountPage(html: string, options: MountOptions = {}) {
      document.body.innerHTML = html;
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      mounted = mount(document, options);
      const { ready } = mounted;
      await act(async () => void (await ready));
      return { hosts: await ready, lines: warn.mock.calls.map((line) => line.map(String).join(' ')) };
    },
  };
}
