// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { GalleryImage } from '../../../hooks/data/backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery } from '../../../hooks/data/backend/GallerySource.ts';
import { createAppendingSource } from '../../../hooks/gallery/browsing/createAppendingSource.ts';
import { PAGES_AT_ONCE } from '../../../hooks/gallery/browsing/constants.ts';
import { MissingContentError } from '../../../hooks/core/errors/MissingContentError.ts';

const STEPS = [4, 3, 3, 1];

const imagesOf = (page: number): GalleryImage[] => {
  const start = STEPS.slice(0, page - 1).reduce((sum, step) => sum + step, 0);
  return Array.from({ length: STEPS[page - 1] ?? 0 }, (_, place) => ({ id: String(start + place + 1), url: 'a.jpg' }));
};

/** A site with a “load more” button: a page reports at most one further page, never the total. */
function createSite() {
  const loadPage = vi.fn(async ({ page }: GalleryQuery): Promise<GalleryPage> => ({
    images: imagesOf(page),
    page,
    pageCount: page < STEPS.length ? page + 1 : page,
    randomSeed: 'dealt',
  }));
  const askedFor = () => loadPage.mock.calls.map(([{ page }]) => page);
  return { loadPage, askedFor };
}

const signal = new AbortController().signal;
const ids = ({ images }: GalleryPage) => images.map(({ id }) => Number(id));
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

test('createAppendingSource returns all images up to a page, requests only new pages and finally reports the total', async () => {
  const site = createSite();
  const source = createAppendingSource(site);
  expect(ids(await source.loadPage({ page: 1 }, { signal }))).toEqual(upTo(4));
  expect(await source.loadPage({ page: 2 }, { signal })).toMatchObject({ page: 2, pageCount: 3 });
  expect(ids(await source.loadPage({ page: 3 }, { signal }))).toEqual(upTo(10));
  expect(await source.loadPage({ page: 4 }, { signal })).toMatchObject({ page: 4, pageCount: 4, total: 11 });
  expect(site.askedFor()).toEqual([1, 2, 3, 4]);
  expect(site.loadPage.mock.calls.map(([{ loadMore }]) => loadMore)).toEqual([false, true, true, true]);
  expect(ids(await source.loadPage({ page: 2 }, { signal }))).toEqual(upTo(7));
  expect(site.askedFor()).toHaveLength(4);
});

test('createAppendingSource loads all pages up to the initial page, with the random seed of the first page', async () => {
  const site = createSite();
  const page = await createAppendingSource(site).loadPage({ page: 3, sort: 'random' }, { signal });
  expect(ids(page)).toEqual(upTo(10));
  expect(site.loadPage.mock.calls.map(([{ randomSeed }]) => randomSeed)).toEqual([undefined, 'dealt', 'dealt']);
});

test.each([
  ['returns an empty page', (page: number): GalleryPage => ({ images: imagesOf(page), page, pageCount: STEPS.length })],
  [
    'returns its last page instead',
    (page: number): GalleryPage => ({
      images: imagesOf(Math.min(page, STEPS.length)),
      page: Math.min(page, STEPS.length),
      pageCount: STEPS.length,
    }),
  ],
])(
  'createAppendingSource loads all images in a few requests if the page is out of range and the site %s',
  async (_what, answer) => {
    const loadPage = vi.fn(async ({ page }: GalleryQuery) => answer(page));
    const page = await createAppendingSource({ loadPage }).loadPage({ page: 60_000 }, { signal });
    expect(ids(page)).toEqual(upTo(11));
    expect(page).toMatchObject({ page: 4, pageCount: 4, total: 11 });
    expect(loadPage.mock.calls.length).toBeLessThanOrEqual(1 + PAGES_AT_ONCE);
  },
);

test('createAppendingSource limits concurrent requests and stops once aborted', async () => {
  const leaving = new AbortController();
  let underWay = 0;
  let most = 0;
  const loadPage = vi.fn(async ({ page }: GalleryQuery): Promise<GalleryPage> => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay--;
    if (page === 20) leaving.abort();
    return { images: [{ id: String(page), url: 'a.jpg' }], page, pageCount: 500 };
  });
  const asked = createAppendingSource({ loadPage }).loadPage({ page: 500 }, { signal: leaving.signal });
  await expect(asked).rejects.toThrow('abort');
  expect(most).toBe(PAGES_AT_ONCE);
  expect(loadPage.mock.calls.length).toBeLessThan(20 + PAGES_AT_ONCE);
});

test('createAppendingSource continues from the server-rendered images', async () => {
  const site = createSite();
  const start = { images: [...imagesOf(1), ...imagesOf(2)], page: 2, pageCount: 4 };
  const source = createAppendingSource(site, { page: start });
  expect(ids(await source.loadPage({ page: 3 }, { signal }))).toEqual(upTo(10));
  expect(site.askedFor()).toEqual([3]);
});

test('createAppendingSource starts over for a new search or seed', async () => {
  const site = createSite();
  const source = createAppendingSource(site);
  await source.loadPage({ page: 2, sort: 'random', randomSeed: 'dealt' }, { signal });
  await source.loadPage({ page: 1, search: 'fog' }, { signal });
  await source.loadPage({ page: 1, search: 'fog', randomSeed: 'other' }, { signal });
  expect(site.askedFor()).toEqual([1, 2, 1, 1]);
});

test('createAppendingSource removes duplicates that appear when images are added between requests', async () => {
  const loadPage = async ({ page }: GalleryQuery) => ({
    images: page === 1 ? imagesOf(1) : [...imagesOf(1).slice(-1), ...imagesOf(2)],
    page,
    pageCount: 2,
  });
  const page = await createAppendingSource({ loadPage }).loadPage({ page: 2 }, { signal });
  expect(ids(page)).toEqual(upTo(7));
});

const endingAfter =
  (pageCount: number, beyond: (page: number) => Promise<GalleryPage>) =>
  ({ page }: GalleryQuery): Promise<GalleryPage> =>
    page === 1 ? Promise.resolve({ images: imagesOf(1), page, pageCount }) : beyond(page);

test.each([
  ['is empty', 2, async (page: number) => ({ images: [], page, pageCount: page + 1 })],
  ['is missing', 1, () => Promise.reject(new MissingContentError())],
])('createAppendingSource ends at the previous page if the next page %s', async (_case, pageCount, beyond) => {
  const source = createAppendingSource({ loadPage: endingAfter(pageCount, beyond) });
  const page = await source.loadPage({ page: 2 }, { signal });
  expect(page).toMatchObject({ page: 1, pageCount: 1 });
  expect(ids(page)).toEqual(upTo(4));
});

test('createAppendingSource rejects if an announced page is missing, and loads the page on retry', async () => {
  const answers = [new MissingContentError(), { images: imagesOf(2), page: 2, pageCount: 2 }];
  const next = async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  };
  const source = createAppendingSource({ loadPage: endingAfter(2, next) });
  await source.loadPage({ page: 1 }, { signal });
  await expect(source.loadPage({ page: 2 }, { signal })).rejects.toThrow(MissingContentError);
  expect(ids(await source.loadPage({ page: 2 }, { signal }))).toEqual(upTo(7));
});

test('createAppendingSource keeps loaded pages after a failed or aborted request', async () => {
  const site = createSite();
  const source = createAppendingSource(site);
  await source.loadPage({ page: 1 }, { signal });
  site.loadPage.mockRejectedValueOnce(new Error('cut'));
  await expect(source.loadPage({ page: 2 }, { signal })).rejects.toThrow('cut');
  await expect(source.loadPage({ page: 2 }, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(ids(await source.loadPage({ page: 2 }, { signal }))).toEqual(upTo(7));
  await expect(
    createAppendingSource({ loadPage: () => Promise.reject(new MissingContentError()) }).loadPage(
      { page: 1 },
      { signal },
    ),
  ).rejects.toThrow(MissingContentError);
});
