// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GalleryPage } from '../../../hooks/data/backend/GallerySource.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import {
  createGalleryState,
  galleryReducer,
  type GalleryEvent,
  type GalleryState,
} from '../../../hooks/gallery/gallery/galleryReducer.ts';
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

describe('galleryReducer', () => {
  test.each<{ title: string; events: GalleryEvent[]; status: string; page: number | undefined }>([
    { title: 'is initially loading', events: [], status: 'loading', page: undefined },
    { title: 'is loading while a request is pending', events: [requested(1)], status: 'loading', page: undefined },
    {
      title: 'is ready once the first page has loaded',
      events: [requested(1), arrived(1, 1)],
      status: 'ready',
      page: 1,
    },
    {
      title: 'keeps the old page while the next one loads',
      events: [requested(1), arrived(1, 1), requested(2)],
      status: 'refreshing',
      page: 1,
    },
    {
      title: 'shows the most recently requested page, even if an earlier one arrives later',
      events: [requested(1), requested(2), arrived(2, 3), arrived(1, 2)],
      status: 'ready',
      page: 3,
    },
    {
      title: 'ignores a response to a withdrawn request',
      events: [requested(1), arrived(1, 1), requested(2), { type: 'pageWithdrawn' }, arrived(2, 2)],
      status: 'ready',
      page: 1,
    },
    {
      title: 'keeps the old page if the next one fails',
      events: [requested(1), arrived(1, 1), requested(2), failed(2)],
      status: 'failed',
      page: 1,
    },
    {
      title: 'ignores the failure of an earlier request',
      events: [requested(1), requested(2), failed(1), arrived(2, 2)],
      status: 'ready',
      page: 2,
    },
    {
      title: 'fails without a page to show if the first page fails',
      events: [requested(1), failed(1)],
      status: 'failed',
      page: undefined,
    },
    {
      title: 'recovers from a failure once a response arrives',
      events: [requested(1), failed(1), requested(2), arrived(2, 1)],
      status: 'ready',
      page: 1,
    },
  ])('$title', ({ events, status, page }) => {
    const state = after(...events);
    expect(galleryStatus(state)).toBe(status);
    expect(state.shown?.page).toBe(page);
  });

  test('is empty if the response has no images', () => {
    const state = after(requested(1), { type: 'pageArrived', request: 1, key: 'key', page: pageOf(1, []) });
    expect(galleryStatus(state)).toBe('empty');
  });

  test('shows the initial page at once and stores its key', () => {
    const state = createGalleryState(firstPage, 'key 1');
    expect(galleryStatus(state)).toBe('ready');
    expect(state).toMatchObject({ shown: firstPage, shownKey: 'key 1', hasTurned: false });
  });

  test('records a page change when another page replaces the shown one', () => {
    expect(after(requested(1), arrived(1, 1)).hasTurned).toBe(false);
    expect(after(requested(1), arrived(1, 1), requested(2), arrived(2, 2)).hasTurned).toBe(true);
  });

  test('keeps the failure during a retry', () => {
    expect(after(requested(1), failed(1), requested(2)).failure).toBe(offline);
  });
});

describe('reloading a gallery', () => {
  const shown = after(requested(1), arrived(1, 1));

  test('clears the key of the shown page when that page is retried', () => {
    const state = galleryReducer(shown, { type: 'pageRetried', key: 'key 1' });
    expect(state).toMatchObject({ shownKey: null, revision: shown.revision + 1, shown: shown.shown });
  });

  test('keeps the key of the shown page when another page is retried', () => {
    const state = galleryReducer(shown, { type: 'pageRetried', key: 'key 2' });
    expect(state).toMatchObject({ shownKey: 'key 1', revision: shown.revision + 1 });
  });

  test('keeps the shown page, but clears its key, for a new source', () => {
    const state = galleryReducer(shown, { type: 'sourceChanged' });
    expect(state).toMatchObject({ shownKey: null, revision: shown.revision + 1, shown: shown.shown });
  });

  test('ignores a withdrawal if no request is pending', () => {
    expect(galleryReducer(shown, { type: 'pageWithdrawn' })).toBe(shown);
  });
});
