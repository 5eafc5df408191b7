import { afterEach, describe, expect, test } from 'vitest';
import { readPlaylistContainer, renewPlaylistSecurity } from '@loggia/hooks/wordpress';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

afterEach(() => document.body.replaceChildren());

/** Reads a playlist with two videos from a page with these inert scripts. */
function readPage(...scripts: readonly string[]) {
  const settings = btoa(JSON.stringify({ id: 'PL1' }));
  document.body.innerHTML =
    scripts.join('') +
    `<div class="yotu-playlist" data-settings="${settings}">` +
    '<a class="yotu-video" data-videoid="v1"></a><a class="yotu-video" data-videoid="v2"></a></div>';
  return readPlaylistContainer(document.querySelector('.yotu-playlist') ?? document.body);
}
const script = (text: string) => `<script type="text/plain">${text}</script>`;

/** Text that users may type into comments or searches, or use as video titles. */
const WORDS = [
  'Which file has var yotujs = {}; in it?',
  'yotujs = []',
  `yotujs = JSON.parse('{"ajax_url":"/elsewhere.php","lang":{"6":"Ring 555"},"security":"foreign000"}')`,
];
const PAGE_OBJECT = script(
  `var yotujs = ${JSON.stringify({ ajax_url: '/ajax.php', lang: { 6: 'Broken' }, security: '95cc617b17' })};`,
);

/** Page scripts that repeat such text. */
const REPEATED: readonly (readonly [string, (words: string) => string])[] = [
  [
    'the structured data of a comment',
    (text) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Comment', text })}</script>`,
  ],
  ['the strings of another plugin', (text) => script(`var recent_comments = ${JSON.stringify([{ text }])};`)],
  ['a code comment', (text) => script(`/* ${text} */ var recent = 1;`)],
  ['a video title', (text) => script(`yotuwp.data.videos['v1'] = ${JSON.stringify([text, ''])};`)],
];

describe.each(REPEATED)('playlist settings on a page with user text in %s', (_where, repeat) => {
  test.each(WORDS)('are read from the page’s own script, whether before or after %j', (words) => {
    const told = ({ ajaxUrl, security, labels }: ReturnType<typeof readPage>) => ({ ajaxUrl, security, labels });
    const alone = told(readPage(PAGE_OBJECT));
    expect(alone).toMatchObject({ security: '95cc617b17', labels: { serverError: 'Broken' } });
    expect(told(readPage(PAGE_OBJECT, repeat(words)))).toEqual(alone);
    expect(told(readPage(repeat(words), PAGE_OBJECT))).toEqual(alone);
  });

  test.each(WORDS)('are renewed from the page’s own script, whether before or after %j', async (words) => {
    const { fetch } = createFakeSite(PAGE_OBJECT + repeat(words), repeat(words) + PAGE_OBJECT);
    const { signal } = new AbortController();
    const renew = () => renewPlaylistSecurity({ pageUrl: 'https://site.test/films/', signal, fetch });
    await expect(renew()).resolves.toBe('95cc617b17');
    await expect(renew()).resolves.toBe('95cc617b17');
  });
});

describe('a video title that contains code for another video', () => {
  const title = (id: string, text: string) => script(`yotuwp.data.videos['${id}'] = ${JSON.stringify([text, ''])};`);
  const hostile = title('v1', "Harbour yotuwp.data.videos['v2'] = [];");
  const other = title('v2', 'Quay');

  test.each([
    ['before the hostile title', [hostile, other]],
    ['after the hostile title', [other, hostile]],
  ])('does not affect the title of the other video, placed %s', (_where, scripts) => {
    const titles = readPage(PAGE_OBJECT, ...scripts).initialPage.videos.map((video) => video.title);
    expect(titles).toEqual(["Harbour yotuwp.data.videos['v2'] = [];", 'Quay']);
  });
});
