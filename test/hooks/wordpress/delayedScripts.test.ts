import { afterEach, describe, expect, test } from 'vitest';
import { readPageSettings, readPlaylistContainer } from '@loggia/hooks/wordpress';

afterEach(() => document.body.replaceChildren());

const utf8 = (text: string) => String.fromCodePoint(...new TextEncoder().encode(text));

/** A script of the page as rewritten by plugins to run later or after consent. */
const DELAYED: readonly (readonly [string, (code: string) => string])[] = [
  [
    'WP Rocket delays',
    (code) => `<script type="rocketlazyloadscript" data-rocket-type="text/javascript">${code}</script>`,
  ],
  ['LiteSpeed Cache delays', (code) => `<script type="litespeed/javascript" data-i="4">${code}</script>`],
  ['Perfmatters delays', (code) => `<script type="pmdelayedscript" data-cfasync="false">${code}</script>`],
  [
    'WP Meteor delays',
    (code) => `<script type="javascript/blocked" data-wpmeteor-type="text/javascript">${code}</script>`,
  ],
  ['Rocket Loader delays', (code) => `<script type="d84af4cb6b2f1c0a3b5e7d91-text/javascript">${code}</script>`],
  [
    'a consent plugin blocks',
    (code) => `<script type="text/plain" data-category="marketing" data-service="youtube">${code}</script>`,
  ],
  ['LiteSpeed Cache defers', (code) => `<script src="data:text/javascript;base64,${btoa(utf8(code))}" defer></script>`],
  [
    'FlyingPress delays',
    (code) =>
      `<script data-loading-method="user-interaction" data-src="data:text/javascript,${encodeURIComponent(code)}"></script>`,
  ],
];

describe.each(DELAYED)('a script that %s', (_who, delayed) => {
  test('provides the nonce and labels of a playlist without running', () => {
    const said = { ajax_url: '/ajax.php', lang: { 7: 'Nächstes Video' }, security: '95cc617b17' };
    document.body.innerHTML =
      delayed(`/* <![CDATA[ */\nvar yotujs = ${JSON.stringify(said)};\n/* ]]> */`) +
      `<div class="yotu-playlist" data-settings="${btoa('{"id":"PL1"}')}"></div>`;
    const playlist = readPlaylistContainer(document.querySelector('.yotu-playlist') ?? document.body);
    expect(playlist).toMatchObject({
      ajaxUrl: '/ajax.php',
      security: '95cc617b17',
      labels: { nextVideo: 'Nächstes Video' },
    });
  });

  test('provides the labels and paging mode of galleries without running', () => {
    const said = { front_ajax: '1', bwg_search_result: 'Keine Bilder für “Möwe” gefunden.' };
    document.body.innerHTML = delayed(`var bwg_objectsL10n = ${JSON.stringify(said)};`);
    expect(readPageSettings(document)).toMatchObject({ reloads: true, texts: said });
  });
});
