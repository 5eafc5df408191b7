// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AlbumCrumb, AlbumLevel } from '@loggia/hooks';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { levelKey, topPath } from '../../../hooks/gallery/album/albumPath.ts';
import type { AlbumPath } from '../../../hooks/gallery/album/albumPath.ts';
import {
  albumReducer,
  pageToExtend,
  createAlbumState,
  failureOf,
  isShownAt,
} from '../../../hooks/gallery/album/albumReducer.ts';
import type { AlbumEvent, AlbumMove, AlbumState } from '../../../hooks/gallery/album/albumReducer.ts';
import { ALBUM_CACHE_SIZE } from '../../../hooks/gallery/album/constants.ts';
import type { AlbumMoveReason } from '../../../hooks/gallery/album/types.ts';

const top = topPath('1');
const harbour: AlbumPath = [...top, { kind: 'album', id: '2', page: 1 }];
const boats: AlbumPath = [...harbour, { kind: 'gallery', id: '7', page: 1 }];
const offline = new OfflineError();

/** The level at the end of a path, as a source answers. */
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

describe('an album', () => {
  test.each<readonly [what: string, state: AlbumState, activity: string, shown: AlbumPath | undefined]>([
    ['begins with nothing, and rests', createAlbumState(null), 'resting', undefined],
    ['begins with the level of the page', start, 'resting', top],
    ['keeps what is shown while another level loads', loading, 'loading', top],
    ['shows a level that has come', inHarbour, 'resting', harbour],
    ['keeps what is shown when a level fails', broken, 'failed', top],
    ['loads again after a retry', after(broken, { type: 'retried' }), 'loading', top],
    ['shows at once what was shown before', after(inHarbour, asked(moveTo(top, 'back'))), 'resting', top],
    ['rests when nobody waits any more', after(loading, { type: 'albumClosed' }), 'resting', top],
    [
      'rests when the visitor comes back to what is shown',
      after(broken, { type: 'urlMatched', path: top, by: 'travelled' }),
      'resting',
      top,
    ],
    ['loads from other albums', after(inHarbour, { type: 'sourceChanged', rootId: '1' }), 'loading', harbour],
  ])('%s', (_what, state, activity, shown) => {
    expect([state.activity.type, state.shown?.path]).toEqual([activity, shown]);
  });

  test.each<readonly [what: string, state: AlbumState, event: AlbumEvent]>([
    ['an answer that nobody waits for', start, came(enter)],
    ['a failure that nobody waits for', start, failed(enter)],
    ['an answer to an equal request before', loading, came({ ...enter })],
    ['an answer to what was taken back', after(loading, { type: 'albumClosed' }), came(enter)],
    ['an answer to a request that was made again', after(broken, { type: 'retried' }), came(enter)],
    ['an answer of the source before', after(loading, { type: 'sourceChanged', rootId: '1' }), came(enter)],
    ['a retry while nothing has failed', start, { type: 'retried' }],
    ['a retry while the first request is under way', loading, { type: 'retried' }],
    ['a page of a gallery while nothing is shown', createAlbumState(null), { type: 'pageTurned', page: 3 }],
    ['the end of an album that rests', start, { type: 'albumClosed' }],
  ])('is left as it is by %s', (_what, state, event) => {
    expect(albumReducer(state, event)).toBe(state);
  });

  test('keeps the failure in sight until the answer to the next request has come', () => {
    const other = moveTo(boats);
    expect(failureOf(broken)).toBe(offline);
    expect(failureOf(after(broken, { type: 'retried' }))).toBe(offline);
    expect(failureOf(after(broken, asked(other)))).toBe(offline);
    expect(failureOf(after(broken, asked(other), failed(other, new HttpStatusError(500))))).toMatchObject({
      status: 500,
    });
    expect(failureOf(after(broken, asked(other), came(other)))).toBeNull();
  });

  test('asks by a retry for its last question', () => {
    const state = after(broken, asked(moveTo(boats)), { type: 'retried' });
    expect(state.activity).toMatchObject({ type: 'loading', move: { path: boats } });
  });

  test('tells how the visitor came to a level, but not to the first one', () => {
    const first = after(createAlbumState(null), asked(enter), came(enter));
    expect(first.arrival).toEqual({ move: enter, isFirst: true });
    expect(inHarbour.arrival).toEqual({ move: enter, isFirst: false });
    expect(start.arrival).toBeNull();
  });
});

describe('a level that is shown', () => {
  const inBoats = createAlbumState(levelAt(boats));
  const onPage = (path: AlbumPath, page: number): AlbumPath => [
    ...path.slice(0, -1),
    { ...(path.at(-1) as AlbumCrumb), page },
  ];

  test.each<readonly [what: string, state: AlbumState, path: AlbumPath, isShown: boolean]>([
    ['is its own', start, top, true],
    ['is not another page of an album', start, topPath('1', 2), false],
    ['is any page of a gallery, which turns by itself', inBoats, onPage(boats, 4), true],
    ['is not another album', start, harbour, false],
    ['is nothing where nothing is shown', createAlbumState(null), top, false],
  ])('%s', (_what, state, path, isShown) => {
    expect(isShownAt(state, path)).toBe(isShown);
  });

  test('has the page that its gallery turned to, and that of the address that the visitor travelled to', () => {
    const turned = after(inBoats, { type: 'pageTurned', page: 3 });
    expect(turned.shown?.path).toEqual(onPage(boats, 3));
    expect(after(turned, { type: 'urlMatched', path: boats, by: 'travelled' }).shown?.path).toEqual(boats);
  });

  test('takes the places of the levels above from an address that the page was opened with', () => {
    const places = [{ ...(top[0] as AlbumCrumb), scrollTop: 340 }, ...boats.slice(1)];
    expect(after(inBoats, { type: 'urlMatched', path: places, by: 'opened' }).shown?.path).toBe(places);
    expect(after(inBoats, { type: 'urlMatched', path: onPage(boats, 4), by: 'opened' })).toBe(inBoats);
  });

  test('is asked for anew after it turned to another page by itself, as its images are those of the first', () => {
    const away = moveTo(top, 'breadcrumb');
    const back = moveTo(onPage(boats, 3), 'history');
    const state = after(inBoats, { type: 'pageTurned', page: 3 }, asked(away), came(away), asked(back));
    expect(state.activity).toMatchObject({ type: 'loading', move: back });
  });

  test.each<readonly [what: string, state: AlbumState, path: AlbumPath, isBeginning: boolean]>([
    ['of the same album', start, topPath('1', 2), true],
    ['of another album', start, harbour, false],
    ['of a search in it', start, [{ kind: 'album', id: '1', page: 2, search: 'boat' }], false],
    ['of other albums', after(start, { type: 'sourceChanged', rootId: '1' }), topPath('1', 2), false],
  ])('is the beginning of more entries %s: %#', (_what, state, path, isBeginning) => {
    expect(pageToExtend(state, path)).toBe(isBeginning ? state.shown?.page : undefined);
  });
});

describe('any events in any order', () => {
  const ids = ['1', '2', '3'] as const;
  const path = fc
    .array(fc.record({ id: fc.constantFrom(...ids), page: fc.integer({ min: 1, max: 20 }) }), { maxLength: 3 })
    .chain((albums) =>
      fc.boolean().map((isGallery): AlbumPath => {
        const crumbs = albums.map(({ id, page }): AlbumCrumb => ({ kind: 'album', id, page }));
        return isGallery ? [...top, ...crumbs, { kind: 'gallery', id: '7', page: 1 }] : [...top, ...crumbs];
      }),
    );
  /** An answer belongs to one of the requests so far, the newest being 0. */
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

  /** Every state that the steps lead to, with the event before it. */
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

  test('an answer counts for the waiting request alone, and a failure keeps the shown level', () => {
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

  test('an album never loses its shown level, and keeps few levels, each under its own name', () => {
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

test('the level that was left longest ago is the first that is not kept any more', () => {
  const moves = Array.from({ length: ALBUM_CACHE_SIZE + 1 }, (_, index) => moveTo(topPath('1', index + 2), 'paging'));
  const state = after(start, ...moves.flatMap((move) => [asked(move), came(move)]));
  const [second, third] = [topPath('1', 2), topPath('1', 3)].map(levelKey);
  expect([state.kept.size, [...state.kept.keys()][0]]).toEqual([ALBUM_CACHE_SIZE, third]);
  expect(state.kept.has(second ?? '')).toBe(false);
});
