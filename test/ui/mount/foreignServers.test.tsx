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
  ['a gallery asks', () => gallery('data-ajax-url="', `data-ajax-url="${EVIL}`)],
  ['a lightbox asks', () => gallery('data-lightbox-url="', `data-lightbox-url="${EVIL}`)],
  [
    'an album asks',
    () =>
      own(albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Boats' }] })).replace(
        'data-ajax-url="',
        `data-ajax-url="${EVIL}`,
      ),
  ],
  ['a playlist asks', () => playlistPageObject(`${EVIL}/ajax.php`) + playlistMarkup()],
];

describe('a server of another origin, which', { timeout: 30_000 }, () => {
  test.each(PAGES)('%s, is asked nothing: the container stays, and one line says why', async (_what, page) => {
    const { hosts, lines } = await mountPage(page());
    expect([hosts, document.querySelector('.loggia')]).toEqual([[], null]);
    expect(lines).toEqual([
      expect.stringMatching(/kept the server-rendered content.*evil\.example:8443.*allowedHosts/),
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a contact form is sent to, gets nothing', async () => {
    Reflect.set(window, ORIGINAL_CONTACT.settings, {
      api: { root: `${EVIL}/wp-json/`, namespace: 'contact-form-7/v1' },
    });
    const { hosts, lines } = await mountPage(contactForm);
    expect(hosts).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/evil\.example:8443/)]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(PAGES)('%s, is asked where the site allows it', async (_what, page) => {
    const { hosts, lines } = await mountPage(page(), { allowedHosts: ['evil.example:8443'] });
    expect([hosts.length, lines]).toEqual([1, []]);
  });

  test('is allowed by the script’s tag, too', () => {
    document.body.innerHTML =
      '<script type="text/plain" src="/mount.js" data-allowed-hosts="a.example b.example:81"></script>';
    expect(readScriptOptions('http://localhost/mount.js').allowedHosts).toEqual(['a.example', 'b.example:81']);
  });
});

describe('a container in a spelling that nobody knows', { timeout: 30_000 }, () => {
  test.each([
    ['a gallery without its number', () => gallery('data-bwg="0"', 'data-instance="0"')],
    ['a gallery without the address of its server', () => gallery('data-ajax-url="', 'data-rest-url="')],
    [
      'a gallery with pictures of another kind',
      () => gallery('data-image-id', 'data-photo-ref').replaceAll(/data-(?:image-)?id="1"/g, ''),
    ],
    [
      'an album with entries of another kind',
      () =>
        own(albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Boats' }] })).replaceAll(
          'data-alb_gal_id',
          'data-entry',
        ),
    ],
    ['a playlist with settings in another code', () => playlistMarkup({ settings: '{"id":"PL1"}' })],
    ['a playlist without settings', () => playlistMarkup().replace('data-settings', 'data-options')],
    ['a playlist with videos of another kind', () => playlistMarkup().replaceAll('data-videoid', 'data-clip')],
  ])('%s, stays the server’s, and one line in the console says why', async (_what, page) => {
    const { hosts, lines } = await mountPage(page());
    expect([hosts, document.querySelector('.loggia')]).toEqual([[], null]);
    expect(lines).toEqual([expect.stringMatching(/kept the server-rendered content.*: .+ \w*Error: .{20,}/)]);
    expect(document.querySelector(`${GALLERY_CONTAINER}, ${PLAYLIST_CONTAINER}`)).not.toBeNull();
  });
});
