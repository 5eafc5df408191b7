import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle, type MountOptions } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  ORIGINAL_PLAYLIST,
  ORIGINAL_PLAYLIST_SCRIPT,
  playlistMarkup,
  SECOND_PAGE,
  type PlaylistMarkupOptions,
} from '../../fixtures/wordpress/playlistMarkup.ts';
import { settle } from '../../helpers/settle.ts';

let mounted: MountHandle | undefined;
let asked: string[] = [];
let heard: string[] = [];
let listening = new AbortController();

beforeEach(() => {
  asked = [];
  heard = [];
  listening = new AbortController();
  // jsdom doesn't implement scrolling.
  Reflect.set(Element.prototype, 'scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URLSearchParams(await new Request(input, init).text()).get('page') ?? '');
    return new Response(SECOND_PAGE);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  listening.abort();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Places the playlist and a click listener on the document, like the original script's. */
function place(options?: PlaylistMarkupOptions): HTMLElement {
  document.body.innerHTML = playlistMarkup(options);
  document.addEventListener(
    'click',
    ({ target }) => {
      for (const [name, selector] of Object.entries(ORIGINAL_PLAYLIST)) {
        if ((target as Element).closest(selector)) heard.push(name);
      }
    },
    { signal: listening.signal },
  );
  return document.querySelector<HTMLElement>(ORIGINAL_PLAYLIST.container) as HTMLElement;
}
async function mountPage(onError = vi.fn(), options: MountOptions = {}): Promise<ReturnType<typeof vi.fn>> {
  mounted = mount(document, { onError, ...options });
  const { ready } = mounted;
  await act(async () => void (await ready));
  return onError;
}
const served = () => document.querySelector(ORIGINAL_PLAYLIST.container);
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.loggia button')].find(({ textContent }) => textContent === name);
const titles = () => [...document.querySelectorAll('.loggia-video-title')].map(({ textContent }) => textContent);

describe('a server-rendered playlist', { timeout: 30_000 }, () => {
  test('is mounted with its videos and labels, and restored on unmount', async () => {
    const container = place();
    expect(await mountPage()).not.toHaveBeenCalled();
    expect(served()).toBeNull();
    expect(titles()).toEqual(['Film one', 'Film two']);
    expect(button('Weiter')).toBeDefined();
    act(() => mounted?.unmount());
    expect(served()).toBe(container);
  });

  test('warns once if a script loaded the player before consent', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    const fetched = document.createElement('script');
    fetched.type = 'text/plain';
    fetched.src = 'https://www.youtube.com/iframe_api';
    document.head.append(fetched);
    onTestFinished(() => fetched.remove());
    place();
    const embeds = { requiresConsent: true };
    await mountPage(undefined, { embeds });
    expect(told, 'not without the script of the plugin').not.toHaveBeenCalled();
    act(() => mounted?.unmount());
    document.body.insertAdjacentHTML('beforeend', ORIGINAL_PLAYLIST_SCRIPT.markup);
    await mountPage();
    act(() => mounted?.unmount());
    expect(told, 'not if consent is not required').not.toHaveBeenCalled();
    await mountPage(undefined, { embeds });
    act(() => mounted?.unmount());
    await mountPage(undefined, { embeds });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"${ORIGINAL_PLAYLIST_SCRIPT.name}"`));
  });

  test.each([
    [{ width: '600' }, 'width="600" height="360" viewBox="0 0 1000 600"'],
    [{ width: '0' }, 'width="100%" viewBox="0 0 1000 600"'],
    [{}, 'width="100%" viewBox="0 0 1000 562.5"'],
  ])("keeps the server's player size: %o", async (player, shape) => {
    place({ settings: { player } });
    await mountPage();
    expect(document.querySelector('.loggia-player')?.innerHTML).toContain(`<svg ${shape}`);
  });

  test('loads the next page with a single request', async () => {
    place();
    await mountPage();
    await act(async () => button('Weiter')?.click());
    await settle(() => expect(titles()).toEqual(['Film three']));
    expect([asked, heard]).toEqual([['next'], []]);
  });

  test('queues an early click on a page link until mounted, then sends one request', async () => {
    const container = place();
    mounted = mount(document, { onError: vi.fn() });
    container.querySelectorAll<HTMLElement>(ORIGINAL_PLAYLIST.page)[1]?.click();
    expect([asked, heard]).toEqual([[], []]);
    const { ready } = mounted;
    await act(async () => void (await ready));
    await settle(() => expect(titles()).toEqual(['Film three']));
    expect([asked, heard]).toEqual([['next'], []]);
  });

  test('queues an early click on a video until mounted, then plays the video', async () => {
    const container = place();
    mounted = mount(document, { onError: vi.fn() });
    container.querySelectorAll<HTMLElement>(ORIGINAL_PLAYLIST.video)[1]?.click();
    const { ready } = mounted;
    await act(async () => void (await ready));
    await settle(() => expect(document.querySelector('.loggia [aria-current]')?.textContent).toContain('Film two'));
    expect([document.querySelectorAll('video').length, heard]).toEqual([1, []]);
  });

  test('shows an alert if a page fails to load and alertFailures is enabled', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    place();
    await mountPage(undefined, { alertFailures: true });
    await settle(() => expect(button('Weiter')).toBeDefined());
    await act(async () => button('Weiter')?.click());
    await settle(() => expect(alert).toHaveBeenCalledOnce());
  });

  test('loads no frame before consent if consent is required, then uses the configured host', async () => {
    place({ provider: 'youtube' });
    const embeds = { requiresConsent: true, hosts: { youtube: 'https://films.example' } };
    await mountPage(undefined, { embeds });
    expect(document.querySelector('iframe')).toBeNull();
    const load = document.querySelector<HTMLElement>('.loggia-embed-play');
    await act(async () => load?.click());
    expect(document.querySelector('iframe')?.src).toContain('https://films.example/embed/one?');
  });

  test.each<[string, PlaylistMarkupOptions]>([
    ['its settings cannot be parsed', { settings: '%%%' }],
    ['it contains no videos', { videoIds: [] }],
  ])('is kept if %s', async (_name, options) => {
    const container = place(options);
    const onError = await mountPage();
    expect(onError).toHaveBeenCalledOnce();
    expect([served(), asked]).toEqual([container, []]);
  });
});
