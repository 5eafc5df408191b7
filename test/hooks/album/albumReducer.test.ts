// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AlbumCrumb, AlbumLevel } from '@loggia/hooks';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { levelKey, topPath, type AlbumPath } from '../../../hooks/gallery/album/albumPath.ts';
import {
  albumReducer,
  pageToExtend,
  createAlbumState,
  failureOf,
  isShownAt,
  type AlbumEvent,
  type AlbumMove,
  type AlbumState,
} from '../../../hooks/gallery/album/albumReducer.ts';
import { ALBUM_CACHE_SIZE } from '../../../hooks/gallery/album/constants.ts';
import type { AlbumMoveReason } from '../../../hooks/gallery/album/types.ts';

const top = topPath('1');
const harbour: AlbumPath = [...top, { kind: 'album', id: '2', page: 1 }];
const boats: AlbumPath = [...harbour, { kind: 'gallery', id: '7', page: 1 }];
const offline = new OfflineError();

/** The level at the end of a path, as a source returns it. */
function levelAt(path: AlbumPath): AlbumLevel {
  const { kind = 'album', page = 1 } = path.at(-1) ?? {};
  return kind === 'album'
    ? { kind, path, page: { entries: [], page, pageCount: 9 } }
    : { kind, path, page: { images: [], page, pageCount: 9 }, backend: {} };
}

const after = (state: AlbumState, ...events: readonly AlbumEvent[]): AlbumState => events.reduce(albumReducer, state);
const moveTo = (path: AlbumPath, reason: AlbumMoveReason = 'enter'): AlbumMove => ({ path, reason });
const asked = (move: AlbumMove): AlbumEvent => ({ type: 'levelRequested', move });
const came = (move: AlbumMove): AlbumEvent => ({ type: 'levelLoaded', move, level: levelAt(move.path) });
const failed = (move: AlbumMove, failure = offline): AlbumEvent => ({ type: 'levelFailed', move, failure });

const start = createAlbumState(levelAt(top));
const enter = moveTo(harbour);
const loading = after(start, asked(enter));
const inHarbour = after(loading, came(enter));
const broken = after(loading, failed(enter));

describe('albumReducer', () => {
  test.each<readonly [what: string, state: AlbumState, activity: string, shown: AlbumPath | undefined]>([
    ['starts idle without a level', createAlbumState(null), 'resting', undefined],
    ['starts with the initial level', start, 'resting', top],
    ['keeps the shown level while another one loads', loading, 'loading', top],
    ['shows a level once it has loaded', inHarbour, 'resting', harbour],
    ['keeps the shown level when another one fails to load', broken, 'failed', top],
    ['loads again after a retry', after(broken, { type: 'retried' }), 'loading', top],
    ['shows a cached level immediately', after(inHarbour, asked(moveTo(top, 'back'))), 'resting', top],
    ['stops loading when the album is closed', after(loading, { type: 'albumClosed' }), 'resting', top],
    [
      'clears the failure when the user navigates back to the shown level',
      after(broken, { type: 'urlMatched', path: top, by: 'travelled' }),
      'resting',
      top,
    ],
    [
      'loads the level again when the source changes',
      after(inHarbour, { type: 'sourceChanged', rootId: '1' }),
      'loading',
      harbour,
    ],
  ])('%s', (_what, state, activity, shown) => {
    expect([state.activity.type, state.shown?.path]).toEqual([activity, shown]);
  });

  test.each<readonly [what: string, state: AlbumState, event: AlbumEvent]>([
    ['a response without a pending request', start, came(enter)],
    ['a failure without a pending request', start, failed(enter)],
    ['a response to an earlier, equal request', loading, came({ ...enter })],
    ['a response to a canceled request', after(loading, { type: 'albumClosed' }), came(enter)],
    ['a response to a request that was retried', after(broken, { type: 'retried' }), came(enter)],
    ['a response from the previous source', after(loading, { type: 'sourceChanged', rootId: '1' }), came(enter)],
    ['a retry when nothing has failed', start, { type: 'retried' }],
    ['a retry while the first request is pending', loading, { type: 'retried' }],
    ['a gallery page change when no level is shown', createAlbumState(null), { type: 'pageTurned', page: 3 }],
    ['closing an idle album', start, { type: 'albumClosed' }],
  ])('ignores %s', (_what, state, event) => {
    expect(albumReducer(state, event)).toBe(state);
  });

  test('keeps a failure until the next request settles', () => {
    const other = moveTo(boats);
    expect(failureOf(broken)).toBe(offline);
    expect(failureOf(after(broken, { type: 'retried' }))).toBe(offline);
    expect(failureOf(after(broken, asked(other)))).toBe(offline);
    expect(failureOf(after(broken, asked(other), failed(other, new HttpStatusError(500))))).toMatchObject({
      status: 500,
    });
    expect(failureOf(after(broken, asked(other), came(other)))).toBeNull();
  });

  test('retries the most recently requested level', () => {
    const state = after(broken, asked(moveTo(boats)), { type: 'retried' });
    expect(state.activity).toMatchObject({ type: 'loading', move: { path: boats } });
  });

  test('records the move that led to a level and whether that level was the first', () => {
    const first = after(createAlbumState(null), asked(enter), came(enter));
    expect(first.arrival).toEqual({ move: enter, isFirst: true });
    expect(inHarbour.arrival).toEqual({ move: enter, isFirst: false });
    expect(start.arrival).toBeNull();
  });
});

describe('the shown level', () => {
  const inBoats = createAlbumState(levelAt(boats));
  const onPage = (path: AlbumPath, page: number): AlbumPath => [
    ...path.slice(0, -1),
    { ...(path.at(-1) as AlbumCrumb), page },
  ];

  test.each<readonly [what: string, state: AlbumState, path: AlbumPath, isShown: boolean]>([
    ['matches its own path', start, top, true],
    ['does not match another page of the album', start, topPath('1', 2), false],
    ['matches any page of a gallery, since galleries have their own pagination', inBoats, onPage(boats, 4), true],
    ['does not match another album', start, harbour, false],
    ['matches no path before a level is shown', createAlbumState(null), top, false],
  ])('%s', (_what, state, path, isShown) => {
    expect(isShownAt(state, path)).toBe(isShown);
  });

  test('follows gallery page changes and URLs reached through history', () => {
    const turned = after(inBoats, { type: 'pageTurned', page: 3 });
    expect(turned.shown?.path).toEqual(onPage(boats, 3));
    expect(after(turned, { type: 'urlMatched', path: boats, by: 'travelled' }).shown?.path).toEqual(boats);
  });

  test('adopts the scroll positions of the parent levels if the initial URL matches', () => {
    const places = [{ ...(top[0] as AlbumCrumb), scrollTop: 340 }, ...boats.slice(1)];
    expect(after(inBoats, { type: 'urlMatched', path: places, by: 'opened' }).shown?.path).toBe(places);
    expect(after(inBoats, { type: 'urlMatched', path: onPage(boats, 4), by: 'opened' })).toBe(inBoats);
  });

  test('is requested again after a gallery page change, since the cached images are from the first page', () => {
    const away = moveTo(top, 'breadcrumb');
    const back = moveTo(onPage(boats, 3), 'history');
    const state = after(inBoats, { type: 'pageTurned', page: 3 }, asked(away), came(away), asked(back));
    expect(state.activity).toMatchObject({ type: 'loading', move: back });
  });

  test.each<readonly [what: string, state: AlbumState, path: AlbumPath, isBeginning: boolean]>([
    ['can be extended by a page of the same album', start, topPath('1', 2), true],
    ['cannot be extended by a page of another album', start, harbour, false],
    [
      'cannot be extended by a page of search results',
      start,
      [{ kind: 'album', id: '1', page: 2, search: 'boat' }],
      false,
    ],
    [
      'cannot be extended after the source has changed',
      after(start, { type: 'sourceChanged', rootId: '1' }),
      topPath('1', 2),
      false,
    ],
  ])('%s', (_what, state, path, isBeginning) => {
    expect(pageToExtend(state, path)).toBe(isBeginning ? state.shown?.page : undefined);
  });
});

describe('albumReducer with any sequence of events', () => {
  const ids = ['1', '2', '3'] as const;
  const path = fc
    .array(fc.record({ id: fc.constantFrom(...ids), page: fc.integer({ min: 1, max: 20 }) }), { maxLength: 3 })
    .chain((albums) =>
      fc.boolean().map((isGallery): AlbumPath => {
        const crumbs = albums.map(({ id, page }): AlbumCrumb => ({ kind: 'album', id, page }));
        return isGallery ? [...top, ...crumbs, { kind: 'gallery', id: '7', page: 1 }] : [...top, ...crumbs];
      }),
    );
  /** A response belongs to one of the requests so far; 0 is the most recent. */
  const step = fc.oneof(
    path.map((to) => ({ type: 'ask' as const, to })),
    fc.record({ type: fc.constantFrom('load' as const, 'fail' as const), request: fc.nat(3) }),
    fc.integer({ min: 1, max: 9 }).map((page): AlbumEvent => ({ type: 'pageTurned', page })),
    fc.constantFrom<AlbumEvent>({ type: 'retried' }, { type: 'albumClosed' }),
    fc.constantFrom(...ids).map((rootId): AlbumEvent => ({ type: 'sourceChanged', rootId })),
  );

  type Step = typeof step extends fc.Arbitrary<infer TStep> ? TStep : never;

  function eventOf(each: Step, move: AlbumMove | undefined): AlbumEvent | undefined {
    if ('request' in each) return move && (each.type === 'load' ? came(move) : failed(move));
    return each.type === 'ask' ? move && asked(move) : each;
  }

  /** Returns every state the steps lead to, with the state and the event before it. */
  function walk(steps: readonly Step[]) {
    const moves: AlbumMove[] = [];
    const states: { readonly before: AlbumState; readonly event: AlbumEvent; readonly state: AlbumState }[] = [];
    let state = createAlbumState(levelAt(top));
    for (const each of steps) {
      if (each.type === 'ask') moves.unshift(moveTo(each.to));
      const move = 'request' in each ? moves[each.request] : moves[0];
      const event = eventOf(each, move);
      if (!event) continue;
      const before = state;
      state = albumReducer(state, event);
      if (state.activity.type === 'loading' && !moves.includes(state.activity.move)) moves.unshift(state.activity.move);
      states.push({ before, event, state });
    }
    return states;
  }

  test('applies only the response to the pending request and keeps the shown level on failure', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const { before, event, state } of walk(steps)) {
          if (event.type !== 'levelLoaded' && event.type !== 'levelFailed') continue;
          const isAwaited = before.activity.type === 'loading' && before.activity.move === event.move;
          if (!isAwaited) expect(state).toBe(before);
          else if (event.type === 'levelFailed') expect(state.shown).toBe(before.shown);
          else expect([state.shown, state.activity.type]).toEqual([event.level, 'resting']);
        }
      }),
    );
  });

  test('always shows a level, limits the cache and stores each level under its own key', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        for (const { event, state } of walk(steps)) {
          expect(state.shown).not.toBeNull();
          expect(state.kept.size).toBeLessThanOrEqual(ALBUM_CACHE_SIZE);
          for (const [key, level] of state.kept) expect(key).toBe(levelKey(level.path));
          if (event.type === 'sourceChanged') expect([state.kept.size, state.activity.type]).toEqual([0, 'loading']);
        }
      }),
    );
  });
});

test('albumReducer evicts the oldest cached level when the cache is full', () => {
  const moves = Array.from({ length: ALBUM_CACHE_SIZE + 1 }, (_, index) => moveTo(topPath('1', index + 2), 'paging'));
  const state = after(start, ...moves.flatMap((move) => [asked(move), came(move)]));
  const [second, third] = [topPath('1', 2), topPath('1', 3)].map(levelKey);
  expect([state.kept.size, [...state.kept.keys()][0]]).toEqual([ALBUM_CACHE_SIZE, third]);
  expect(state.kept.has(second ?? '')).toBe(false);
});
