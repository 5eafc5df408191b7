// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidResponseError } from '@loggia/hooks/errors';
import { parsePlaylistPage } from '../../../hooks/adapters/wordpress/playlist/parsePlaylistPage.ts';
import {
  decodeSettings,
  readToken,
  sentSettings,
  toPlaylistOptions,
} from '../../../hooks/adapters/wordpress/playlist/playlistSettings.ts';

const BASE = 'https://site.example/';

describe('playlist settings', () => {
  test('preserve any text on the way to the server and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, token) => {
        const settings = { loadmoretext: title, id: 'PL1' };
        const sent = decodeSettings(sentSettings(settings, { next: readToken(token) }));
        expect(sent).toEqual({ ...settings, next: token, prev: '' });
      }),
    );
  });

  test('survive being decoded by the server as part of a URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (text, number) => {
          const sent = sentSettings({ q: `${text} a+b 100% %41`, number }, { next: readToken('T+1%20') });
          const bytes = Buffer.from(sent, 'base64').toString('binary');
          expect(bytes).not.toMatch(/[+%]/);
          expect(decodeSettings(sent)).toMatchObject({ q: `${text} a+b 100% %41`, next: 'T+1%20' });
          expect(Number(decodeSettings(sent)?.['number'])).toBe(number === 0 ? 0 : number);
        },
      ),
    );
  });

  test('are sent without the settings needed only in the browser', () => {
    const settings = { id: 'PL1', player: { mode: 'large' }, pagination: 'on', pagitype: 'pager', next: 'old' };
    expect(decodeSettings(sentSettings(settings, { next: readToken(2), previous: readToken(0) }))).toEqual({
      id: 'PL1',
      next: 2,
      prev: 0,
    });
  });

  test.each(['', '%%%', 'bm90IGpzb24=', btoa('[1]'), btoa('null'), btoa('"text"'), btoa('\u00ff{')])(
    'are undefined for %j',
    (text) => expect(decodeSettings(text)).toBeUndefined(),
  );

  test.each([
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    [{}, undefined],
    [0, '0'],
    ['T1', '"T1"'],
  ])('with the token value %j contain the token %j', (value, token) => expect(readToken(value)).toBe(token));
});

describe('playlist options', () => {
  test.each([
    ['on', true],
    ['off', false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['', undefined],
    [undefined, undefined],
  ])('are converted from the switch value %j to %j', (value, isOn) => {
    const options = toPlaylistOptions({ title: value, player: { autonext: value } });
    expect([options.showTitles, options.player?.autonext]).toEqual([isOn, isOn]);
  });

  test.each([
    [{ column: '4' }, { columns: 4 }],
    [{ column: 9 }, { columns: 6 }],
    [{ column: 'many' }, { columns: undefined }],
    [{ template: 'mix' }, { template: 'mix' }],
    [{ template: 'nope' }, { template: undefined }],
    [{ thumbratio: '43' }, { thumbnailRatio: 4 / 3 }],
    [{ pagination: 'off' }, { paging: 'none' }],
    [{ pagination: 1, pagitype: 'loadmore' }, { paging: 'loadMore' }],
    [
      { player: { mode: 'popup', width: '0', scrolling: 100 } },
      { player: { mode: 'popup', width: 0, scrollOffset: 100 } },
    ],
  ])('are converted from %j to %j', (settings, options) => expect(toPlaylistOptions(settings)).toMatchObject(options));
});

describe('a playlist page from WordPress', () => {
  const answerWith = (items: unknown, rest: object = {}) =>
    JSON.stringify({ html: '', items, settings: { next: '', prev: '' }, error: false, ...rest });

  test('contains only plain text and http URLs', () => {
    const title = 'A "quoted" <b>title</b>';
    const { videos } = parsePlaylistPage(
      answerWith([{ videoId: 'a-b_1', title, description: 'One<br>two', thumb: 'javascript:alert(1)' }]),
      BASE,
    );
    expect(videos).toEqual([
      { provider: 'youtube', id: 'a-b_1', title, description: 'One\ntwo', thumbnailUrl: undefined },
    ]);
  });

  test('omits items that are not videos', () => {
    const items = [null, 'x', {}, { videoId: '' }, { videoId: '../watch?v=1' }, { videoId: 'good' }];
    expect(parsePlaylistPage(answerWith(items), BASE).videos.map(({ id }) => id)).toEqual(['good']);
  });

  test.each(['', '<html>', 'null', '[]', '{}', answerWith('none'), answerWith([], { error: true })])(
    'is rejected if the response is %j',
    (text) => expect(() => parsePlaylistPage(text, BASE)).toThrow(InvalidResponseError),
  );
});

describe('a playlist video', () => {
  const read = (loggia: unknown, videoId = 'clip-1') => {
    const [video] = parsePlaylistPage(
      JSON.stringify({ items: [{ videoId, title: 'A', loggia }], settings: {} }),
      BASE,
    ).videos;
    return video && [video.provider, video.provider === 'file' ? video.url : undefined];
  };
  test.each([
    [undefined, 'clip-1', ['youtube', undefined]],
    [null, 'clip-1', ['youtube', undefined]],
    [{ provider: 'youtube' }, 'clip-1', ['youtube', undefined]],
    [{ provider: 'vimeo' }, '76979871', ['vimeo', undefined]],
    [{ provider: 'file', url: '/a.webm' }, 'clip-1', ['file', 'https://site.example/a.webm']],
    [{ provider: 'file', url: 'http://other.example/a.webm' }, 'clip-1', ['file', 'http://other.example/a.webm']],
    [{ provider: 'vimeo' }, '76979871/8272103f6e', ['vimeo', undefined]],
    [undefined, '76979871/8272103f6e', undefined],
    [{ provider: 'vimeo' }, 'not-a-number', undefined],
    [{ provider: 'file', url: 'javascript:alert(1)' }, 'clip-1', undefined],
    [{ provider: 'file', url: 'data:text/html,x' }, 'clip-1', undefined],
    [{ provider: 'file' }, 'clip-1', undefined],
    [{ provider: 'file', url: 7 }, 'clip-1', undefined],
    [{ provider: 'elsewhere', url: '/a.webm' }, 'clip-1', undefined],
    ['file', 'clip-1', undefined],
  ])('with the data %j and the id %s is read with the provider and URL %j', (loggia, videoId, expected) =>
    expect(read(loggia, videoId)).toEqual(expected),
  );

  const captions = { srclang: 'de', label: 'Deutsch', kind: 'subtitles', default: true };
  test.each([
    [
      [{ src: 'a.vtt', srclang: 'en', label: 'English' }],
      [{ src: 'https://site.example/a.vtt', srclang: 'en', label: 'English' }],
    ],
    [[{ src: 'http://other.example/a.vtt', ...captions }], [{ src: 'http://other.example/a.vtt', ...captions }]],
    [
      [
        { src: 'javascript:alert(1)', ...captions },
        { src: 'data:text/vtt,x', ...captions },
      ],
      [],
    ],
    [[{ src: 'a.vtt', ...captions, kind: 'metadata' }, { src: 7 }, null, 'a.vtt'], []],
    [null, undefined],
  ])('converts the text tracks %j to %j', (tracks, expected) => {
    const loggia = { provider: 'file', url: '/a.webm', tracks };
    const answer = { items: [{ videoId: 'clip-1', title: 'A', loggia }], settings: {} };
    const [video] = parsePlaylistPage(JSON.stringify(answer), BASE).videos;
    expect(video?.provider === 'file' && video.tracks).toEqual(expected);
  });
});
