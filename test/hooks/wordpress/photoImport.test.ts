// @vitest-environment node
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { InvalidResponseError, LoggiaError } from '@loggia/hooks/errors';
import type { PhotoImportRequest } from '@loggia/hooks';
import { createWordPressPhotoImporter } from '@loggia/hooks/wordpress';

const TOKEN = 'IGQ-very-secret-token';
const REQUEST: PhotoImportRequest = {
  user: 'hills',
  accessToken: TOKEN,
  isWholePost: false,
  imageCount: 25,
  update: 'none',
};
const ITEM = {
  name: 'Dusk <b>now</b>',
  description: 'A & B',
  filename: 'CxYz01',
  url: 'https://photos.test/p.jpg',
  reliative_url: 'https://photos.test/p.jpg',
  thumb_url: 'https://photos.test/t.jpg',
  thumb: 'https://photos.test/t.jpg',
  size: '',
  filetype: 'EMBED_OEMBED_INSTAGRAM_IMAGE',
  resolution: '1080 x 1350 px',
  resolution_thumb: '150x150',
  redirect_url: 'https://www.instagram.com/p/CxYz01/',
  date_modified: '2026-11-01, 10:00',
};
const between = (list: unknown) => `notice\nWD_delimiter_start${JSON.stringify(list)}WD_delimiter_end\n`;
const { signal } = new AbortController();

async function ask(answer: Response | Error, own: Partial<PhotoImportRequest> = {}) {
  const sent: Request[] = [];
  const importer = createWordPressPhotoImporter({
    ajaxUrl: 'https://hills.test/wp-admin/admin-ajax.php?bwg_nonce=273993de8d',
    async fetch(input, init) {
      sent.push(new Request(input, init));
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const outcome: unknown = await importer.load({ ...REQUEST, ...own }, { signal }).catch((error: unknown) => error);
  return { outcome, sent };
}

describe('a request for photos', () => {
  test.each([
    [{}, '', '0'],
    [{ update: 'add', isWholePost: true } as const, 'add', '1'],
    [{ update: 'replace' } as const, 'replace', '0'],
  ])('has the plugin’s field names: %j', async (own, flag, wholePost) => {
    const { sent } = await ask(new Response(''), own);
    const [request] = sent;
    expect(request?.url).toBe('https://hills.test/wp-admin/admin-ajax.php?bwg_nonce=273993de8d');
    expect([...new URLSearchParams(await request?.text())]).toEqual([
      ['action', 'addInstagramGallery'],
      ['instagram_user', 'hills'],
      ['instagram_access_token', TOKEN],
      ['whole_post', wholePost],
      ['autogallery_image_number', '25'],
      ['update_flag', flag],
      ['async', 'true'],
    ]);
  });

  test('accepts a nonce separately from the URL', async () => {
    const urls: string[] = [];
    const importer = createWordPressPhotoImporter({
      ajaxUrl: 'https://hills.test/ajax',
      nonce: 'a&b',
      async fetch(input) {
        urls.push((input as Request).url);
        return new Response('');
      },
    });
    await importer.load(REQUEST, { signal });
    expect(urls).toEqual(['https://hills.test/ajax?bwg_nonce=a%26b']);
  });
});

describe('the delimited response', () => {
  test.each([
    ['an empty body', '', { type: 'nothing' }],
    ['only whitespace', ' \n', { type: 'nothing' }],
    ['a zero', '0', { type: 'foreign' }],
    ['a login page', '<!doctype html><title>Log In</title>', { type: 'foreign' }],
    ['a truncated response', 'WD_delimiter_start["a"', { type: 'foreign' }],
    ['markers in the wrong order', 'WD_delimiter_end[]WD_delimiter_start', { type: 'foreign' }],
    ['an empty list', between([]), { type: 'photos', photos: [] }],
    [
      'a refusal',
      between(['error', 'Sorry, your nonce did not verify.']),
      { type: 'refused', message: 'Sorry, your nonce did not verify.' },
    ],
    ['a refusal without a message', between(['error']), { type: 'refused', message: '' }],
    [
      'a refusal that repeats the token',
      between(['error', `Invalid token ${TOKEN}!`]),
      { type: 'refused', message: 'Invalid token …!' },
    ],
  ])('is parsed if it contains %s', async (_name, text, answer) => {
    expect((await ask(new Response(text))).outcome).toEqual(answer);
  });

  test('keeps the order of photos, with null for unusable ones', async () => {
    const hostile = { ...ITEM, url: 'javascript:alert(1)' };
    const { outcome } = await ask(new Response(between([ITEM, false, null, 'x', hostile, { ...ITEM, filename: 'B' }])));
    const codes = (outcome as { photos: ({ code: string } | null)[] }).photos.map((photo) => photo?.code ?? null);
    expect(codes).toEqual(['CxYz01', null, null, null, null, 'B']);
  });

  test('yields plain text, absolute URLs and numbers', async () => {
    const { outcome } = await ask(new Response(between([{ ...ITEM, redirect_url: 'javascript:alert(1)' }])));
    expect(outcome).toEqual({
      type: 'photos',
      photos: [
        {
          code: 'CxYz01',
          title: 'Dusk now',
          description: 'A & B',
          url: 'https://photos.test/p.jpg',
          thumbnailUrl: 'https://photos.test/t.jpg',
          pageUrl: undefined,
          fileType: 'EMBED_OEMBED_INSTAGRAM_IMAGE',
          width: 1080,
          height: 1350,
          date: '2026-11-01, 10:00',
        },
      ],
    });
  });

  test.each(['{"a":1}', 'null', '[1,', '7'])('is rejected as invalid if it is not a list: %s', async (json) => {
    const { outcome } = await ask(new Response(`WD_delimiter_start${json}WD_delimiter_end`));
    expect(outcome).toBeInstanceOf(InvalidResponseError);
  });
});

describe('the access token of a photo import', () => {
  test.each<[string, Response | Error]>([
    ['a refusal by status', new Response('0', { status: 400 })],
    ['a broken connection', new TypeError('fetch failed')],
    ['a response without valid JSON', new Response(`WD_delimiter_start[${TOKEN}]WD_delimiter_end`)],
    ['an oversized response', new Response('x', { headers: { 'content-length': '999999999' } })],
  ])('is not part of the error after %s', async (_name, answer) => {
    const { outcome } = await ask(answer);
    expect(outcome).toBeInstanceOf(LoggiaError);
    expect(inspect(outcome, { depth: Infinity, showHidden: true })).not.toContain(TOKEN);
  });
});
