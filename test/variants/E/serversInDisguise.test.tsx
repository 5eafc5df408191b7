import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import type { MountHandle, MountOptions } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { playlistMarkup, playlistPageObject } from '../../fixtures/wordpress/playlistMarkup.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
let mounted: MountHandle | undefined;

beforeEach(() => {
  Reflect.set(Element.prototype, 'scrollTo', () => undefined);
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  act(() => mounted?.unmount());
  fetch.mockReset();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function mountPage(html: string, options: MountOptions = {}) {
  document.body.innerHTML = html;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  mounted = mount(document, options);
  const { ready } = mounted;
  await act(async () => void (await ready));
  const hosts = await ready;
  return { count: hosts.length, lines: warn.mock.calls.map((line) => line.map(String).join(' ')) };
}

/** Puts an address where a page says what its server is. */
const withServer = (html: string, attribute: string, server: string) =>
  html.replaceAll('https://site.test', '').replaceAll(`${attribute}="/`, () => `${attribute}="${escapeHtml(server)}`);
const gallery = galleryContainer({ items: [{ id: '1' }] });
const album = albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Boats' }] });
const PAGES: readonly (readonly [string, (server: string) => string])[] = [
  ['a gallery', (server) => withServer(gallery, 'data-ajax-url', server)],
  ['a lightbox', (server) => withServer(gallery, 'data-lightbox-url', server)],
  ['an album', (server) => withServer(album, 'data-ajax-url', server)],
  ['a playlist', (server) => playlistPageObject(`${server}ajax.php`) + playlistMarkup()],
];

/** Spellings that a browser understands, of servers that are not the page's own. */
const DISGUISES: readonly (readonly [string, string])[] = [
  ['//evil.example/', 'evil.example'],
  ['\\\\evil.example\\', 'evil.example'],
  [String.raw`/\evil.example/`, 'evil.example'],
  [String.raw`https:\\evil.example/`, 'evil.example'],
  ['\n https://evil.example/', 'evil.example'],
  ['ht\ntps://ev\til.example/', 'evil.example'],
  ['HTTPS://EVIL.EXAMPLE/', 'evil.example'],
  [`https://${location.host}@evil.example/`, 'evil.example'],
  [`http://${location.host}.evil.example/`, 'evil.example'],
  ['https://еvil.example/', 'xn--vil-qdd.example'],
  [`http://${location.hostname}:81/`, `${location.hostname}:81`],
  [`https://${location.host}/`, location.host],
];

describe.each(PAGES)('the server that %s names', { timeout: 30_000 }, (_what, page) => {
  test.each(DISGUISES)('as %j is another one and asked nothing, and one line says which', async (server, host) => {
    const { count, lines } = await mountPage(page(server));
    expect([count, document.querySelector('.loggia')]).toEqual([0, null]);
    expect(lines).toEqual([expect.stringContaining(host)]);
    expect(lines[0]).toContain('allowedHosts');
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['//evil.example:8443/', 'a port of its own'],
    ['//not-evil.example/', 'more letters before it'],
    ['//evil.example.attacker.test/', 'it as its beginning'],
    ['//evil.example@attacker.test/', 'it as a user'],
    ['//shop.evil.example/', 'it above'],
  ])('as %s is none that the site allows by a host with %s', async (server) => {
    const { count, lines } = await mountPage(page(server), { allowedHosts: ['evil.example'] });
    expect([count, lines.length, fetch.mock.calls]).toEqual([0, 1, []]);
  });

  test.each(DISGUISES.slice(0, 7))('as %j is asked where the site allows its host', async (server, host) => {
    const { count, lines } = await mountPage(page(server), { allowedHosts: [host] });
    expect([count, lines]).toEqual([1, []]);
  });

  test('as the page’s own origin in full is the page’s own', async () => {
    const { count, lines } = await mountPage(page(`${location.origin}/`));
    expect([count, lines]).toEqual([1, []]);
  });
});
