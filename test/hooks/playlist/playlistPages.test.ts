// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenResponseError, HttpStatusError, InvalidResponseError, OfflineError } from '@loggia/hooks/errors';
import { PLAYLIST_LABELS } from '@loggia/hooks/playlist';
import type { PlaylistPage, PlaylistVideo } from '@loggia/hooks';
import { failureText } from '../../../hooks/media/playlist/usePlaylistPages.ts';
import {
  firstPages,
  pageLimits,
  playlistPagesReducer,
  type PlaylistPages,
  type PlaylistPagesEvent,
} from '../../../hooks/media/playlist/playlistPages.ts';

const PAGE_COUNT = 5;
const video = (id: string): PlaylistVideo => ({ provider: 'youtube', id, title: `Video ${id}` });
/** Page n has the videos n.0 and n.1, and a video that appears on every page. */
const pageAt = (number: number): PlaylistPage => ({
  videos: [video(`${number}.0`), video(`${number}.1`), video('everywhere')],
  tokens: {
    next: number < PAGE_COUNT ? String(number + 1) : undefined,
    previous: number > 1 ? String(number - 1) : undefined,
  },
});
const idsOf = (videos: readonly PlaylistVideo[]) => videos.map(({ id }) => id);

function happen(state: PlaylistPages, ...events: readonly PlaylistPagesEvent[]): PlaylistPages {
  return events.reduce(playlistPagesReducer, state);
}
/** Resolves the pending request. */
function answer(state: PlaylistPages): PlaylistPages {
  if (state.loading.type !== 'loading') return state;
  const { request } = state.loading;
  const token = request.direction === 'previous' ? request.tokens.previous : request.tokens.next;
  return happen(state, { type: 'pageArrived', request, page: pageAt(Number(token)) });
}
function fail(state: PlaylistPages): PlaylistPages {
  if (state.loading.type !== 'loading') return state;
  return happen(state, { type: 'pageFailed', request: state.loading.request, error: new HttpStatusError(500) });
}

const first = firstPages(pageAt(1), { pageCount: PAGE_COUNT });
const next = { type: 'pageRequested', direction: 'next' } as const;
const previous = { type: 'pageRequested', direction: 'previous' } as const;
const more = { type: 'pageRequested', direction: 'more' } as const;

describe('the pages of a playlist', () => {
  test('replace each other in `shown`, and accumulate their videos in `known`', () => {
    const third = answer(happen(answer(happen(first, next)), next));
    expect([third.page, idsOf(third.shown)]).toEqual([3, ['3.0', '3.1', 'everywhere']]);
    expect(idsOf(third.known)).toEqual(['1.0', '1.1', 'everywhere', '2.0', '2.1', '3.0', '3.1']);
    const second = answer(happen(third, previous));
    expect([second.page, idsOf(second.shown), second.known]).toEqual([2, ['2.0', '2.1', 'everywhere'], third.known]);
  });

  test('are appended when more videos are requested', () => {
    const two = answer(happen(first, more));
    expect(idsOf(two.shown)).toEqual(['1.0', '1.1', 'everywhere', '2.0', '2.1']);
    expect(pageLimits(two)).toEqual({ isAtStart: false, isAtEnd: false });
  });

  test('are not requested before the first or after the last page', () => {
    expect(happen(first, previous)).toBe(first);
    expect(pageLimits(first)).toEqual({ isAtStart: true, isAtEnd: false });
    let last = first;
    for (let step = 1; step < PAGE_COUNT; step += 1) last = answer(happen(last, next));
    expect(pageLimits(last)).toEqual({ isAtStart: false, isAtEnd: true });
    expect(happen(last, next, more, { type: 'moreVideosRequested' })).toBe(last);
  });

  test('continue after the farthest loaded page when thumbnails need more videos, without changing the list', () => {
    const second = answer(happen(first, next));
    const back = answer(happen(second, previous));
    const known = answer(happen(back, { type: 'moreVideosRequested' }));
    expect([known.page, known.shown]).toEqual([1, back.shown]);
    expect(idsOf(known.known).slice(-2)).toEqual(['3.0', '3.1']);
    expect(known.farthest).toEqual({ page: 3, next: '4' });
  });

  test('are canceled when the lightbox closes if the lightbox requested them, but not if the list did', () => {
    const left = { type: 'moreVideosCanceled' } as const;
    const asked = happen(first, { type: 'moreVideosRequested' });
    expect([happen(asked, left), happen(fail(asked), left)]).toEqual([first, first]);
    expect(answer(happen(asked, left)).known).toBe(first.known);
    const turned = happen(first, next);
    expect(happen(turned, left)).toBe(turned);
    const failed = fail(turned);
    expect(happen(failed, left)).toBe(failed);
  });

  test('requested by the list are not replaced by a request for thumbnails', () => {
    const asked = happen(first, next);
    expect(happen(asked, { type: 'moreVideosRequested' })).toBe(asked);
  });

  test('contain no duplicate videos', () => {
    const doubled = firstPages({ videos: [video('a'), video('b'), video('a')], tokens: {} });
    expect(idsOf(doubled.shown)).toEqual(['a', 'b']);
  });

  test('are kept after a failure, and the request can be retried', () => {
    const failed = fail(happen(first, next));
    expect(failed).toMatchObject({ page: 1, shown: first.shown, loading: { type: 'failed' } });
    expect(answer(happen(failed, { type: 'retried' })).page).toBe(2);
    expect(happen(first, { type: 'retried' })).toBe(first);
  });

  test('load one at a time, and ignore outdated responses', () => {
    const second = answer(happen(first, next));
    const asked = happen(second, next);
    const turned = happen(asked, previous);
    const late = happen(turned, {
      type: 'pageArrived',
      request: asked.loading.type === 'loading' ? asked.loading.request : expect.unreachable(),
      page: pageAt(3),
    });
    expect(late).toBe(turned);
    expect(answer(late).page).toBe(1);
  });
});

test('a playlist shows its page’s videos, with no duplicates in its known videos, after any sequence of events', () => {
  const step = fc.constantFrom(
    (state: PlaylistPages) => happen(state, next),
    (state: PlaylistPages) => happen(state, previous),
    (state: PlaylistPages) => happen(state, { type: 'moreVideosRequested' }),
    (state: PlaylistPages) => happen(state, { type: 'retried' }),
    answer,
    fail,
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const end = steps.reduce((state, take) => take(state), first);
      expect(end.page).toBeGreaterThanOrEqual(1);
      expect(end.page).toBeLessThanOrEqual(PAGE_COUNT);
      expect(end.shown).toEqual(pageAt(end.page).videos);
      expect(end.tokens).toEqual(pageAt(end.page).tokens);
      expect(end.farthest.page).toBeGreaterThanOrEqual(end.page);
      expect(new Set(idsOf(end.known)).size).toBe(end.known.length);
      expect(idsOf(end.known)).toEqual(expect.arrayContaining(idsOf(end.shown)));
    }),
  );
});

test.each([
  [new HttpStatusError(403), 'forbidden'],
  [new HttpStatusError(404), 'notFound'],
  [new HttpStatusError(500), 'serverError'],
  [new HttpStatusError(504), 'unavailable'],
  [new HttpStatusError(502), 'unavailable'],
  [new InvalidResponseError(), 'unavailable'],
  [new OfflineError(), 'offline'],
  [new BrokenResponseError(), 'brokenResponse'],
] as const)('failureText for %s is the label "%s"', (error, label) => {
  expect(failureText(error, PLAYLIST_LABELS)).toBe(PLAYLIST_LABELS[label]);
});
