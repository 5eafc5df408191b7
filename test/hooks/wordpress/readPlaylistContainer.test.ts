import { describe, expect, test } from 'vitest';
import { readPlaylistContainer } from '@loggia/hooks/wordpress';

const settingsOf = (settings: object) => btoa(JSON.stringify(settings));

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('.yotu-playlist') ?? expect.unreachable('no playlist');
}

const LANG =
  '{"ajax_url":"/ajax.php","lang":{"1":"No } \\"films\\" {","6":"Broken","7":"Play next video.","8":"Play previous video."}}';

describe('the page-wide playlist settings', () => {
  const container = `<div class="yotu-playlist" data-settings="${settingsOf({})}"></div>`;
  const labelsOf = (script: string) =>
    readPlaylistContainer(page(`<script type="text/plain">${script}</script>${container}`)).labels;

  test.each([
    ['on a separate line', `var yotujs = ${LANG};\n`],
    ['in a minified script', `var a={};var yotujs=${LANG};var b={"c":"}"};a.d=1`],
    ['at the end of a script', `window.yotujs = ${LANG}`],
  ])('are read %s', (_place, script) => {
    expect(labelsOf(script)).toEqual({
      forbidden: 'No } "films" {',
      serverError: 'Broken',
      nextVideo: 'Play next video.',
      previousVideo: 'Play previous video.',
    });
  });

  test.each([
    ['are unterminated', 'yotujs = {"lang":{"1":"No"}'],
    ['are not valid JSON', "yotujs = {lang:{1:'No'}};"],
    ['consist of quotes', `yotujs = {${'\\"'.repeat(200_000)}\\`],
    ['consist of braces', `yotujs = ${'{'.repeat(200_000)}`],
    ['are repeated endlessly', 'yotujs={'.repeat(200_000)],
  ])('are ignored if they %s', (_slip, script) => {
    expect(labelsOf(script)).toEqual({});
  });
});

describe('a server-rendered playlist', () => {
  test.each([
    ['escaped by YotuWP 1.3.12', 'Bed &amp; breakfast &lt;b&gt; &#039;x&#039;', "Bed & breakfast <b> 'x'"],
    ['left unescaped by YotuWP 1.3.4', 'Bed & breakfast &amp; more', 'Bed & breakfast &amp; more'],
    ['without special characters', 'Bed and breakfast', 'Bed and breakfast'],
  ])('keeps the original description %s', (_version, written, description) => {
    const read = readPlaylistContainer(
      page(
        `<script>yotuwp.data.videos['v1'] = ${JSON.stringify(['Title', written])};</script>` +
          `<div class="yotu-playlist" data-settings="${settingsOf({})}"><a class="yotu-video" data-videoid="v1"></a></div>`,
      ),
    );
    expect(read.initialPage.videos[0]?.description).toBe(description);
  });

  test.each([
    ['YotuWP 1.3.12', `var yotujs = {"ajax_url":"/a.php","lang":{},"security":"95cc617b17"};`, '95cc617b17'],
    ['YotuWP 1.3.4', 'var yotujs = {"ajax_url":"/a.php","lang":{}};', undefined],
    ['an optimizer', `yotujs=JSON.parse('{"security":"95cc617b17"}')`, '95cc617b17'],
    ['a broken script', 'yotujs = {"security":{}}', undefined],
  ])('has the nonce, if any, printed by %s', (_version, script, security) => {
    const html = `<script type="text/plain">${script}</script><div class="yotu-playlist" data-settings="${settingsOf({})}"></div>`;
    expect(readPlaylistContainer(page(html)).security).toBe(security);
  });

  test('takes titles and descriptions from the page, including brackets and quotes', () => {
    const read = readPlaylistContainer(
      page(`
        <script type="text/plain">yotuwp.data.videos['v1'] = ["A ] \\"title\\" [1]", "Line<br />\\ntwo"];
          yotuwp.data.videos["v2"] = ["Second", ""];</script>
        <div class="yotu-playlist" data-page="1" data-total="2" data-settings="${settingsOf({ id: 'PL', next: 'T1' })}">
          <a class="yotu-video" data-videoid="v1" data-title="A ] "><img data-src="/v1.jpg" src="data:,"></a>
          <a class="yotu-video" data-videoid="v2"><img src="/v2.jpg"></a>
          <a class="yotu-video" data-videoid="v3"><h3 class="yotu-video-title">Third</h3></a>
        </div>`),
    );
    expect(read.initialPage.videos).toMatchObject([
      { id: 'v1', title: 'A ] "title" [1]', description: 'Line\ntwo', thumbnailUrl: 'http://localhost/v1.jpg' },
      { id: 'v2', title: 'Second', description: undefined, thumbnailUrl: 'http://localhost/v2.jpg' },
      { id: 'v3', title: 'Third' },
    ]);
    expect(read).toMatchObject({
      page: 1,
      pageCount: 2,
      initialPage: { tokens: { next: '"T1"', previous: undefined } },
    });
  });

  test('reads a link’s caption tracks if they are a list', () => {
    const link = (id: string, tracks: string) =>
      `<a class="yotu-video" data-videoid="${id}" data-loggia-provider="file" data-loggia-url="/${id}.webm" data-loggia-tracks='${tracks}'></a>`;
    const links =
      link('v1', '[{"src":"/v1.vtt","srclang":"en","label":"English"}]') + link('v2', '{"a":1}') + link('v3', '[{');
    const read = readPlaylistContainer(
      page(`<div class="yotu-playlist" data-settings="${settingsOf({})}">${links}</div>`),
    );
    expect(read.initialPage.videos.map((video) => video.provider === 'file' && video.tracks)).toEqual([
      [{ src: 'http://localhost/v1.vtt', srclang: 'en', label: 'English' }],
      undefined,
      undefined,
    ]);
  });

  test('uses the default WordPress URL and Loggia’s labels if the page has no settings object', () => {
    const read = readPlaylistContainer(page(`<div class="yotu-playlist" data-settings="${settingsOf({})}"></div>`));
    expect(read).toMatchObject({ ajaxUrl: '/wp-admin/admin-ajax.php', labels: {} });
  });

  test('has no page count if the server sends none', () => {
    const countOf = (attributes: string, settings: object) =>
      readPlaylistContainer(
        page(`<div class="yotu-playlist" ${attributes} data-settings="${settingsOf(settings)}"></div>`),
      ).pageCount;
    expect(countOf('', { next: 'T1' })).toBeUndefined();
    expect(countOf('', { total: 3 })).toBe(3);
    expect(countOf('data-total="0"', {})).toBe(1);
  });

  test('is rejected without settings', () => {
    expect(() => readPlaylistContainer(page('<div class="yotu-playlist"></div>'))).toThrow(
      'no readable playlist settings',
    );
  });
});

describe('text next to the player', () => {
  const optionsOf = (player: object, markup: string, description: unknown = 'on') => {
    const settings = settingsOf({ description, player: { mode: 'large', ...player } });
    const container = `<div class="yotu-playlist" data-settings="${settings}">${markup}</div>`;
    return readPlaylistContainer(page(container)).options;
  };
  const OFF = { playing: 'off', playing_description: 'off' };
  const TITLE = '<div class="yotu-playing">Rope</div>';
  const DESCRIPTION = '<div class="yotu-playing-description">How to tie it</div>';

  test('is shown if the server renders it, regardless of the options', () => {
    const markup = `<div class="yotu-wrapper-player">${TITLE}${DESCRIPTION}</div>`;
    expect(optionsOf(OFF, markup).player).toMatchObject({ showPlayingTitle: true, showPlayingDescription: true });
  });

  test('is hidden if the server does not render it', () => {
    const markup = '<div class="yotu-wrapper-player"></div>';
    const player = { playing: 1, playing_description: 1 };
    expect(optionsOf(player, markup).player).toMatchObject({ showPlayingTitle: false, showPlayingDescription: false });
  });

  test('follows the options if the player is a pop-up, which is not rendered by the server', () => {
    expect(optionsOf({ ...OFF, mode: 'popup' }, '').player).toMatchObject({ showPlayingTitle: false });
  });

  test.each([
    [
      'the server renders some',
      '<div class="yotu-video-description">Knots</div><div class="yotu-video-description"></div>',
      true,
    ],
    ['the server renders only empty ones', '<div class="yotu-video-description"> </div>', false],
    ['the server renders no elements for descriptions', '', true],
  ])('includes descriptions in the list unless all rendered ones are empty: %s', (_case, markup, showDescriptions) => {
    expect(optionsOf({}, markup)).toMatchObject({ showDescriptions });
  });
});
