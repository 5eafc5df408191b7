import { describe, expect, test } from 'vitest';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { playlistMarkup, playlistPageObject } from '../../fixtures/wordpress/playlistMarkup.ts';
import { mountingPage } from '../../helpers/mountPage.ts';

const { fetch, mountPage } = mountingPage();

/** Inserts a server URL at the place where the markup contains the page's own. */
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

/** Spellings of other servers' URLs that browsers accept. */
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

describe.each(PAGES)('the server URL in %s', { timeout: 30_000 }, (_what, page) => {
  test.each(DISGUISES)(
    'is rejected as cross-origin if written as %j, with one warning that names the host',
    async (server, host) => {
      const { hosts, lines } = await mountPage(page(server));
      expect([hosts.length, document.querySelector('.loggia')]).toEqual([0, null]);
      expect(lines).toEqual([expect.stringContaining(host)]);
      expect(lines[0]).toContain('allowedHosts');
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['//evil.example:8443/', 'another port'],
    ['//not-evil.example/', 'a longer host name'],
    ['//evil.example.attacker.test/', 'a different domain suffix'],
    ['//evil.example@attacker.test/', 'the host as user name'],
    ['//shop.evil.example/', 'a subdomain'],
  ])('is rejected as %s even if evil.example is allowed, because it has %s', async (server) => {
    const { hosts, lines } = await mountPage(page(server), { allowedHosts: ['evil.example'] });
    expect([hosts.length, lines.length, fetch.mock.calls]).toEqual([0, 1, []]);
  });

  test.each(DISGUISES.slice(0, 7))(
    'is accepted if written as %j and the site allows the host',
    async (server, host) => {
      const { hosts, lines } = await mountPage(page(server), { allowedHosts: [host] });
      expect([hosts.length, lines]).toEqual([1, []]);
    },
  );

  test('is accepted if it has the same origin as the page', async () => {
    const { hosts, lines } = await mountPage(page(`${location.origin}/`));
    expect([hosts.length, lines]).toEqual([1, []]);
  });
});
