// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCms, openTestCms, type TestCms } from './support/openTestCms.ts';

interface Answer {
  readonly html: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

const AJAX = '/wp-admin/admin-ajax.php';
const encode = (settings: unknown) => Buffer.from(JSON.stringify(settings)).toString('base64');
const NOTES = { type: 'playlist', id: 'PLnotes', per_page: '50', column: 3, template: 'grid' };

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
}, 60_000);
afterAll(() => cms.close());

const post = (page: string, settings: unknown) =>
  cms.post(`${AJAX}?0.5`, {
    action: 'yotu_pagination',
    page,
    settings: typeof settings === 'string' ? settings : encode(settings),
  });
const ask = async (page: string, settings: unknown) => (await (await post(page, settings)).json()) as Answer;
const idsOf = ({ items }: Answer) => items.map(({ videoId }) => videoId);

describe('playlist pages', () => {
  test('can be reached from adjacent pages', async () => {
    const second = await ask('next', { ...NOTES, next: 'T1', prev: '' });
    expect([second.items.length, second.settings, second.error]).toEqual([50, { next: 'T2', prev: 'T0' }, false]);
    const last = await ask('more', { ...NOTES, ...second.settings });
    expect([idsOf(last)[0], last.items.length, last.settings]).toEqual(['note-101', 20, { next: '', prev: 'T1' }]);
    expect(idsOf(await ask('prev', { ...NOTES, ...last.settings }))).toEqual(idsOf(second));
  });

  test('start over if the token is empty', async () => {
    for (const page of ['next', 'prev', '2']) {
      const answer = await ask(page, { ...NOTES, next: page === 'next' ? '' : 'T2', prev: '' });
      expect([idsOf(answer)[0], answer.settings]).toEqual(['note-001', { next: 'T1', prev: '' }]);
    }
  });

  test('use numeric tokens for a list of single videos', async () => {
    const settings = { type: 'videos', id: 'clip-tide,clip-rings,gone,clip-dunes', per_page: 2, next: 1 };
    const answer = await ask('next', settings);
    expect([idsOf(answer), answer.settings]).toEqual([['clip-dunes'], { next: '', prev: 0 }]);
  });

  test('contain at most 200 videos', async () => {
    const { items } = await ask('next', { type: 'playlist', id: 'PLreel', per_page: 99_999 });
    expect(items).toHaveLength(200);
  });

  test.each(['', '%%%', 'bm90IGpzb24=', encode([]), encode({ type: 'playlist', id: 'PLgone' })])(
    'return an error with status 200 if the settings are invalid: %j',
    async (settings) => {
      const response = await post('next', settings);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=UTF-8']);
      expect(await response.json()).toMatchObject({ items: [], settings: { next: '', prev: '' }, error: true });
    },
  );

  test.each([403, 404, 500, 504])('can fail with a simulated status %i', async (status) => {
    const failing = openTestCms({ faults: true, dataFolder: cms.dataFolder });
    const response = await failing.post(AJAX, { action: 'yotu_pagination' }, { 'x-loggia-fault': `status=${status}` });
    expect(response.status).toBe(status);
  });

  test('include the provider if a video is not on YouTube', async () => {
    const { items, html } = await ask('next', { type: 'playlist', id: 'PLmixed' });
    const byId = new Map(items.map((item) => [item['videoId'], item['loggia']]));
    expect(byId.get('clip-lighthouse')).toEqual({ provider: 'file', url: expect.stringMatching(/lighthouse\.webm$/) });
    expect(byId.get('700100')).toEqual({ provider: 'vimeo' });
    expect([byId.has('loggia-yt_1'), byId.get('loggia-yt_1')]).toEqual([true, undefined]);
    expect(html).not.toContain('<em>arches');
  });
});

describe('video files', () => {
  const CLIP = '/wp-content/uploads/videos/tide.webm';

  test('support full and range requests', async () => {
    const whole = await cms.get(CLIP);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    const piece = await cms.get(CLIP, { Range: 'bytes=100-199' });
    expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(new Uint8Array(await piece.arrayBuffer())).toEqual(bytes.slice(100, 200));
    expect((await cms.get(CLIP, { Range: 'bytes=999999999-' })).status).toBe(416);
    expect((await cms.get(CLIP, { 'If-None-Match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await cms.get(CLIP.replace('webm', 'webp'))).headers.get('content-type')).toBe('image/webp');
  });

  test('have captions that are listed in the response', async () => {
    const response = await cms.get('/wp-content/uploads/videos/daybreak.vtt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await response.text()).toMatch(/^WEBVTT\n/);
    expect(await (await cms.get('/wp-video/clip-daybreak/')).text()).toContain('daybreak.vtt');
    const { items, html } = await ask('next', { type: 'playlist', id: 'PLevening' });
    const tracks = [
      { src: expect.stringMatching(/daybreak\.vtt$/), srclang: 'en', label: 'English', kind: 'captions' },
    ];
    expect(items[0]).toMatchObject({ videoId: 'clip-daybreak', loggia: { tracks } });
    expect(html).toContain('data-loggia-tracks="[{&quot;src&quot;');
  });

  test.each(['gone.webm', 'tide.vtt', 'tide.mp4', '..%2F..%2Fpackage.json', '%2e%2e%2fclipWords.ts', 'tide'])(
    'respond with 404 for the missing file %s',
    async (name) => expect((await cms.get(`/wp-content/uploads/videos/${name}`)).status).toBe(404),
  );

  test('each have a page that works without JavaScript', async () => {
    const page = await (await cms.get('/wp-video/clip-tide/')).text();
    expect(page).toContain('<video controls');
    expect(page).toContain(CLIP);
    expect((await cms.get('/wp-video/nobody/')).status).toBe(404);
  });
});
