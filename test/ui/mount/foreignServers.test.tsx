import { GALLERY_CONTAINER, PLAYLIST_CONTAINER } from '@loggia/hooks/wordpress';
import { afterEach, describe, expect, test } from 'vitest';
import { readScriptOptions } from '../../../ui/mount/script/page.ts';
import { contactFormMarkup } from '../../../playground/server/contactForm/markup/contactFormMarkup.ts';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { playlistMarkup, playlistPageObject } from '../../fixtures/wordpress/playlistMarkup.ts';
import { mountingPage } from '../../helpers/mountPage.ts';

const EVIL = 'https://evil.example:8443';
const { fetch, mountPage } = mountingPage();
afterEach(() => void Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings));

const own = (html: string) => html.replaceAll('https://site.test', '');
const gallery = (from: string, to: string) => own(galleryContainer({ items: [{ id: '1' }] })).replaceAll(from, to);
const contactForm = contactFormMarkup({
  form: { id: '7', unitTag: 'form-o1', fields: [{ type: 'submit', label: 'Send' }] },
  generation: 'newer',
});
const PAGES: readonly (readonly [string, () => string])[] = [
  ['a gallery', () => gallery('data-ajax-url="', `data-ajax-url="${EVIL}`)],
  ['a lightbox', () => gallery('data-lightbox-url="', `data-lightbox-url="${EVIL}`)],
  [
    'an album',
    () =>
      own(albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Boats' }] })).replace(
        'data-ajax-url="',
        `data-ajax-url="${EVIL}`,
      ),
  ],
  ['a playlist', () => playlistPageObject(`${EVIL}/ajax.php`) + playlistMarkup()],
];

describe('a cross-origin server', { timeout: 30_000 }, () => {
  test.each(PAGES)('receives no requests from %s, which is not mounted and logs one warning', async (_what, page) => {
    const { hosts, lines } = await mountPage(page());
    expect([hosts, document.querySelector('.loggia')]).toEqual([[], null]);
    expect(lines).toEqual([
      expect.stringMatching(/kept the server-rendered content.*evil\.example:8443.*allowedHosts/),
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('receives no contact form submissions', async () => {
    Reflect.set(window, ORIGINAL_CONTACT.settings, {
      api: { root: `${EVIL}/wp-json/`, namespace: 'contact-form-7/v1' },
    });
    const { hosts, lines } = await mountPage(contactForm);
    expect(hosts).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/evil\.example:8443/)]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(PAGES)('is used by %s if the site allows it', async (_what, page) => {
    const { hosts, lines } = await mountPage(page(), { allowedHosts: ['evil.example:8443'] });
    expect([hosts.length, lines]).toEqual([1, []]);
  });

  test('can be allowed by an attribute of the script tag', () => {
    document.body.innerHTML =
      '<script type="text/plain" src="/mount.js" data-allowed-hosts="a.example b.example:81"></script>';
    expect(readScriptOptions('http://localhost/mount.js').allowedHosts).toEqual(['a.example', 'b.example:81']);
  });
});

describe('a container with unknown markup', { timeout: 30_000 }, () => {
  test.each([
    ['a gallery without its instance number', () => gallery('data-bwg="0"', 'data-instance="0"')],
    ['a gallery without its server URL', () => gallery('data-ajax-url="', 'data-rest-url="')],
    [
      'a gallery with unknown image attributes',
      () => gallery('data-image-id', 'data-photo-ref').replaceAll(/data-(?:image-)?id="1"/g, ''),
    ],
    [
      'an album with unknown entry attributes',
      () =>
        own(albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Boats' }] })).replaceAll(
          'data-alb_gal_id',
          'data-entry',
        ),
    ],
    ['a playlist with settings in another encoding', () => playlistMarkup({ settings: '{"id":"PL1"}' })],
    ['a playlist without settings', () => playlistMarkup().replace('data-settings', 'data-options')],
    ['a playlist with unknown video attributes', () => playlistMarkup().replaceAll('data-videoid', 'data-clip')],
  ])('is not mounted, and logs one warning: %s', async (_what, page) => {
    const { hosts, lines } = await mountPage(page());
    expect([hosts, document.querySelector('.loggia')]).toEqual([[], null]);
    expect(lines).toEqual([expect.stringMatching(/kept the server-rendered content.*: .+ \w*Error: .{20,}/)]);
    expect(document.querySelector(`${GALLERY_CONTAINER}, ${PLAYLIST_CONTAINER}`)).not.toBeNull();
  });
});
