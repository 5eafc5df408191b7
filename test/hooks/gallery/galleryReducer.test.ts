// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GalleryPage } from '../../../hooks/data/backend/GallerySource.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { createGalleryState, galleryReducer } from '../../../hooks/gallery/gallery/galleryReducer.ts';
import type { GalleryEvent, GalleryState } from '../../../hooks/gallery/gallery/galleryReducer.ts';
import { galleryStatus } from '../../../hooks/gallery/gallery/galleryView.ts';

const pageOf = (page: number, ids: readonly string[] = ['a', 'b']): GalleryPage => ({
  images: ids.map((id) => ({ id, url: `/${id}.jpg` })),
  page,
  pageCount: 5,
});
const offline = new OfflineError();
const firstPage = pageOf(1);
const arrived = (request: number, page: number): GalleryEvent => ({
  type: 'pageArrived',
  request,
  key: `key ${page}`,
  page: pageOf(page),
});
const failed = (request: number): GalleryEvent => ({ type: 'pageFailed', request, failure: offline });
const requested = (request: number): GalleryEvent => ({ type: 'pageRequested', request });

function after(...events: readonly GalleryEvent[]): GalleryState {
  return events.reduce<GalleryState>(
    galleryReducer,
    createGalleryState<GalleryPage['images'][number]>(undefined, 'none'),
  );
}

describe('a gallery', () => {
  test.each<{ title: string; events: GalleryEvent[]; status: string; page: number | undefined }>([
    { title: 'starts by loading', events: [], status: 'loading', page: undefined },
    { title: 'loads while it waits', events: [requested(1)], status: 'loading', page: undefined },
    { title: 'is ready with its first page', events: [requested(1), arrived(1, 1)], status: 'ready', page: 1 },
    {
      title: 'keeps the old page while the next one loads',
      events: [requested(1), arrived(1, 1), requested(2)],
      status: 'refreshing',
      page: 1,
    },
    {
      title: 'shows the page that was asked for last, whatever comes late',
      events: [requested(1), requested(2), arrived(2, 3), arrived(1, 2)],
      status: 'ready',
      page: 3,
    },
    {
      title: 'takes no answer to a question that was taken back',
      events: [requested(1), arrived(1, 1), requested(2), { type: 'pageWithdrawn' }, arrived(2, 2)],
      status: 'ready',
      page: 1,
    },
    {
      title: 'keeps the old page when the next one fails',
      events: [requested(1), arrived(1, 1), requested(2), failed(2)],
      status: 'failed',
      page: 1,
    },
    {
      title: 'takes no failure of an old question',
      events: [requested(1), requested(2), failed(1), arrived(2, 2)],
      status: 'ready',
      page: 2,
    },
    { title: 'fails with nothing to show', events: [requested(1), failed(1)], status: 'failed', page: undefined },
    {
      title: 'is no failure any more once an answer comes',
      events: [requested(1), failed(1), requested(2), arrived(2, 1)],
      status: 'ready',
      page: 1,
    },
  ])('$title', ({ events, status, page }) => {
    const state = after(...events);
    expect(galleryStatus(state)).toBe(status);
    expect(state.shown?.page).toBe(page);
  });

  test('is empty when the answer has no images', () => {
    const state = after(requested(1), { type: 'pageArrived', request: 1, key: 'key', page: pageOf(1, []) });
    expect(galleryStatus(state)).toBe('empty');
  });

  test('shows the page that came with the HTML at once, and knows its question', () => {
    const state = createGalleryState(firstPage, 'key 1');
    expect(galleryStatus(state)).toBe('ready');
    expect(state).toMatchObject({ shown: firstPage, shownKey: 'key 1', hasTurned: false });
  });

  test('knows that a page was turned when another one took its place', () => {
    expect(after(requested(1), arrived(1, 1)).hasTurned).toBe(false);
    expect(after(requested(1), arrived(1, 1), requested(2), arrived(2, 2)).hasTurned).toBe(true);
  });

  test('keeps telling of a failure while it is tried again', () => {
    expect(after(requested(1), failed(1), requested(2)).failure).toBe(offline);
  });
});

describe('asking once more', () => {
  const shown = after(requested(1), arrived(1, 1));

  test('for the shown page forgets that it is the answer', () => {
    const state = galleryReducer(shown, { type: 'pageRetried', key: 'key 1' });
    expect(state).toMatchObject({ shownKey: null, revision: shown.revision + 1, shown: shown.shown });
  });

  test('for another page remembers the shown one, so that going back asks nothing', () => {
    const state = galleryReducer(shown, { type: 'pageRetried', key: 'key 2' });
    expect(state).toMatchObject({ shownKey: 'key 1', revision: shown.revision + 1 });
  });

  test('keeps the old page in sight for another source, without an answer', () => {
    const state = galleryReducer(shown, { type: 'sourceChanged' });
    expect(state).toMatchObject({ shownKey: null, revision: shown.revision + 1, shown: shown.shown });
  });

  test('with nothing to take back changes nothing', () => {
    expect(galleryReducer(shown, { type: 'pageWithdrawn' })).toBe(shown);
  });
});
