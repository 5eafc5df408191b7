import { afterEach, describe, expect, test } from 'vitest';
import { createWordPressBackend, readPageSettings, readPlaylistContainer } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { galleryAnswer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { lightboxAnswer, lightboxItem } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

afterEach(() => document.body.replaceChildren());

const { signal } = new AbortController();
const script = (text: string, type = 'text/plain') => `<script type="${type}">${text}</script>`;

/** Parts of a page that repeat user text. */
const REPEATED: readonly (readonly [string, (words: string) => string])[] = [
  ['structured data', (text) => script(JSON.stringify({ text }), 'application/ld+json')],
  ['a template of another plugin', (text) => script(`<li>That's it: ${text}</li>`, 'text/template')],
  ['strings of another plugin', (text) => script(`var latest = ${JSON.stringify([text])};`)],
  ['a string in single quotes', (text) => script(`show('${text.replaceAll("'", String.raw`\'`)}');`)],
  ['a line comment', (text) => script(`// ${text}\nvar recent = 1;`)],
  ['a template literal', (text) => script(`var recent = \`${text} \${ 1 }\`;`)],
];

describe.each(REPEATED)('user text in %s', (_where, repeat) => {
  test('does not replace the images of a lightbox', async () => {
    const foreign = repeat(`gallery_box_data = ${JSON.stringify({ data: [lightboxItem('9')] })}`);
    const answer = lightboxAnswer({ style: 'literal' });
    const site = createFakeSite(foreign + answer, answer + foreign);
    const { lightbox } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    for (const imageId of ['1', '2']) {
      const { images } = (await lightbox?.load({ imageId }, { signal })) ?? {};
      expect(images?.map(({ id }) => id)).toEqual(['1', '2', '3']);
    }
  });

  test('does not replace the labels and paging mode of galleries', () => {
    const foreign = repeat('bwg_objectsL10n = {"front_ajax":"0","bwg_search_result":"Ring 555"}');
    const own = script('var bwg_objectsL10n = {"front_ajax":"1","bwg_search_result":"None"};');
    const settings = [foreign + own, own + foreign].map((scripts) => {
      document.body.innerHTML = scripts;
      return readPageSettings(document);
    });
    const told = { reloads: true, texts: { front_ajax: '1', bwg_search_result: 'None' } };
    expect(settings).toEqual([told, told]);
  });

  test('does not extend a gallery beyond its last page', async () => {
    const foreign = repeat('I have bwg_scroll_load_action, and .on("scroll")');
    const last = galleryAnswer({ items: [{ id: '3' }], page: 2, pagerScript: 'other' });
    const site = createFakeSite(last.replace('</span>', `${foreign}</span>`) + foreign);
    const { gallery } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    const page = await gallery?.loadPage({ page: 2 }, { signal });
    expect(page).toMatchObject({ page: 2, pageCount: 2 });
  });
});

describe('a variable assigned twice on a page', () => {
  test.each([
    ['completely', '{"ajax_url":"/b.php","security":"second2222"}', '/b.php', 'second2222'],
    ['partly', '{"security":"second2222"}', '/a.php', 'second2222'],
    ['with an empty object', '{}', '/a.php', 'first11111'],
    ['with an expression', 'window.yotujs || {}', '/a.php', 'first11111'],
    ['with invalid JSON', '{"security":"second2222"', '/a.php', 'first11111'],
  ])('has its last valid value if it is reassigned %s', (_how, second, ajaxUrl, security) => {
    document.body.innerHTML =
      script('var yotujs = {"ajax_url":"/a.php","security":"first11111"};') +
      script(`yotujs = ${second};`) +
      `<div class="yotu-playlist" data-settings="${btoa('{"id":"PL1"}')}"></div>`;
    const playlist = readPlaylistContainer(document.querySelector('.yotu-playlist') ?? document.body);
    expect(playlist).toMatchObject({ ajaxUrl, security });
  });

  test('has its last value if it is a video title', () => {
    const titled = (title: string) => script(`yotuwp.data.videos['v1'] = ${JSON.stringify([title, ''])};`);
    document.body.innerHTML =
      titled('Harbour') +
      titled('Quay') +
      `<div class="yotu-playlist" data-settings="${btoa('{"id":"PL1"}')}"><a class="yotu-video" data-videoid="v1"></a></div>`;
    const { initialPage } = readPlaylistContainer(document.querySelector('.yotu-playlist') ?? document.body);
    expect(initialPage.videos.map(({ title }) => title)).toEqual(['Quay']);
  });

  test('has its last value if it contains lightbox images', async () => {
    const answer = lightboxAnswer({ style: 'literal' });
    const other = lightboxAnswer({ style: 'literal', items: [lightboxItem('1'), lightboxItem('2')] });
    const site = createFakeSite(answer + other);
    const { lightbox } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    const { images } = (await lightbox?.load({ imageId: '1' }, { signal })) ?? {};
    expect(images?.map(({ id }) => id)).toEqual(['1', '2']);
  });
});
