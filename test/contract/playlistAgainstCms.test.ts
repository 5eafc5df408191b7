// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWordPressPlaylist, readPlaylistContainer, type WordPressPlaylist } from '@loggia/hooks/wordpress';
import { usePlaylistPages } from '@loggia/hooks';
import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../playground/server/database/openDatabase.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import type { PlaylistExchange, PlaylistRecording } from './PlaylistExchange.ts';

let cms: TestCms;
let fault = '';
beforeAll(() => {
  cms = openCms({ faults: true });
}, 60_000);
afterAll(() => cms.close());
afterEach(() => {
  fault = '';
});

const fetchFromCms: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (fault) request.headers.set('x-loggia-fault', fault);
  return cms.app.request(request);
};

async function read(shortcode: number): Promise<WordPressPlaylist> {
  const html = await (await cms.get(`/wp-playlist/${shortcode}/`)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const container = page.querySelector('.yotu-playlist');
  if (!container) throw new Error('The page has no playlist.');
  return readPlaylistContainer(container);
}

async function open(shortcode: number) {
  const playlist = await read(shortcode);
  const source = createWordPressPlaylist(playlist, { fetch: fetchFromCms });
  const { initialPage, pageCount, labels } = playlist;
  const { result } = renderHook(() => usePlaylistPages({ source, initialPage, pageCount, labels }));
  return result;
}

const FILE = join(import.meta.dirname, '../../../shared/spec/recordings/yotu-pagination.json');
const { exchanges } = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as PlaylistRecording)
  : { exchanges: [] as readonly PlaylistExchange[] };
interface RecordedAnswer {
  readonly html: { readonly root: readonly string[] };
  readonly items: readonly { readonly videoId: string; readonly title: string; readonly description: string }[];
}

const questions = exchanges.filter(({ request, response, name }) => {
  const isPaging = request.body?.urlencoded.some(({ value }) => value === 'yotu_pagination');
  // The recorded server returned the first page of single videos again, with the tokens of the second.
  return isPaging && response.body.json !== undefined && name !== 'videos list, next';
});

describe.skipIf(questions.length === 0)('the CMS', () => {
  beforeAll(() => {
    const database = openDatabase(cms.dataFolder, () => undefined);
    const addVideo = database.prepare("INSERT INTO video VALUES (?, 'youtube', 'tide', ?, ?)");
    const addPlace = database.prepare("INSERT INTO playlist_video VALUES ('PLrig', ?, ?)");
    for (let number = 0; number < 7; number += 1) {
      const id = `rigVid0000${number}`;
      addVideo.run(id, `Video ${number} <b>"q"</b>`, `Line one\nhttp://example.test/${number}`);
      addPlace.run(number, id);
    }
    database.close();
  });

  test.each(questions)('responds as recorded: $name', async ({ request, response }) => {
    const fields = request.body?.urlencoded.map(({ name, value }): [string, string] => [name, value]) ?? [];
    const answer = await cms.post(request.path, fields);
    const { html, items, ...rest } = (await answer.json()) as Omit<RecordedAnswer, 'html'> & { readonly html: string };
    const { html: wantedHtml, items: wantedItems, ...wantedRest } = response.body.json as RecordedAnswer;
    expect([answer.status, rest]).toEqual([response.status, wantedRest]);
    const words = (item: RecordedAnswer['items'][number]) => [item.videoId, item.title, item.description];
    expect(items.map(words)).toEqual(wantedItems.map(words));
    expect(new DOMParser().parseFromString(html, 'text/html').querySelector('div')?.className ?? '').toBe(
      wantedHtml.root[1] ?? '',
    );
  });
});

describe('the CMS’s playlists', () => {
  test.each([
    [71, { template: 'grid', paging: 'pager', columns: 3, player: { mode: 'large', width: 1000, autonext: true } }],
    [72, { template: 'list', showDescriptions: true, player: { autonext: true } }],
    [73, { template: 'mix', paging: 'none' }],
    [74, { template: 'masonry' }],
    [75, { template: 'carousel' }],
    [76, { template: 'bigThumb', paging: 'loadMore' }],
    [77, { player: { mode: 'popup', thumbnails: true } }],
    [81, { player: { width: 600, loop: true } }],
  ])('contain their configured options: shortcode %i', async (shortcode, options) => {
    expect((await read(shortcode)).options).toMatchObject(options);
  });

  test('keep all text unchanged and contain each video’s provider', async () => {
    const { initialPage, ajaxUrl, labels } = await read(80);
    const { videos, tokens } = initialPage;
    expect(videos.map(({ provider }) => provider)).toEqual([
      'file',
      'youtube',
      'vimeo',
      'file',
      'youtube',
      'vimeo',
      'file',
    ]);
    expect(videos.map(({ title }) => title)).toEqual([
      'The lighthouse turns',
      'On YouTube: the tide & the "moon"',
      'On Vimeo: <em>arches</em> that are no markup',
      'Северное сияние над заливом',
      '砂丘と雲の影',
      'בנדולים: eleven of them',
      'A video whose file was deleted',
    ]);
    expect(videos[1]?.description).toBe(
      'A frame of YouTube, or what stands in for one here.\nhttps://example.test/tide',
    );
    expect(videos[0]).toMatchObject({ url: expect.stringMatching(/^http.*lighthouse\.webm$/) });
    expect([tokens.next, ajaxUrl]).toEqual([undefined, 'http://demo.test/wp-admin/admin-ajax.php']);
    expect(labels.notFound).toMatch(/no longer exist/);
  });

  test('go to the next and previous page', async () => {
    const pages = await open(77);
    expect([pages.current.position, pages.current.hasMore]).toEqual(['1 of 10', true]);
    const first = pages.current.videos;
    act(() => pages.current.goToNext());
    await waitFor(() => expect(pages.current.page).toBe(2));
    expect(pages.current.videos[0]).toMatchObject({ id: 'note-013', provider: 'file' });
    act(() => pages.current.goToPrevious());
    await waitFor(() => expect(pages.current.page).toBe(1));
    expect(pages.current.videos.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });

  test('load more videos until the last page, including Unicode titles', async () => {
    const pages = await open(78);
    for (let count = 48; count <= 120; count += 24) {
      act(() => pages.current.loadMore());
      await waitFor(() => expect(pages.current.videos).toHaveLength(count));
    }
    expect(pages.current.hasMore).toBe(false);
    expect(pages.current.videos.some(({ title }) => title === '海の朝、波の数を数える')).toBe(true);
  });

  test.each([
    [403, /are not allowed to see/],
    [404, /no longer exist/],
    [500, /went wrong on the server/],
    [504, /could not be loaded/],
    // A truncated response doesn't mean that the browser is offline.
    ['truncate', /could not be loaded/],
  ])('show the site’s message if a page fails to load, and can retry: %s', async (status, text) => {
    const pages = await open(81);
    const before = pages.current.videos;
    fault = typeof status === 'number' ? `status=${status}` : status;
    act(() => pages.current.goToNext());
    await waitFor(() => expect(pages.current.failure?.message).toMatch(text));
    expect([pages.current.isLoading, pages.current.videos]).toEqual([false, before]);
    fault = '';
    act(() => pages.current.retry());
    await waitFor(() => expect(pages.current.page).toBe(2));
    expect([pages.current.failure, pages.current.videos.map(({ id }) => id)]).toEqual([
      null,
      ['clip-dunes', 'clip-aurora'],
    ]);
  });
});

describe('YotuWP 1.3.12 playlists', () => {
  test('require a nonce, unlike YotuWP 1.3.4 playlists', async () => {
    const [newer, older] = [await read(81), await read(71)];
    expect([newer.security, older.security]).toEqual([expect.stringMatching(/^[\da-f]{10}$/), undefined]);
    const load = (security: string | undefined) =>
      createWordPressPlaylist({ ...newer, security }, { fetch: fetchFromCms }).loadPage(
        { direction: 'next', tokens: newer.initialPage.tokens },
        { signal: new AbortController().signal },
      );
    await expect(load(undefined)).rejects.toMatchObject({ status: 403 });
    await expect(load('0000000000')).rejects.toMatchObject({ status: 403 });
    expect((await load(newer.security)).videos).toHaveLength(2);
  });

  test('contain no HTML entities in descriptions', async () => {
    const { videos } = (await read(78)).initialPage;
    expect(videos.some(({ description = '' }) => /&(?:amp|lt|gt|quot|#\d+);/.test(description))).toBe(false);
  });
});
