// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import {
  loadMoreReducer,
  IDLE,
  type LoadMoreEvent,
  type LoadMoreState,
} from '../../../hooks/lightbox/loadMore/loadMoreReducer.ts';

const failure = new OfflineError();
const approach = (at: number): LoadMoreEvent => ({ type: 'edgeApproached', at });
const after = (...events: readonly LoadMoreEvent[]): LoadMoreState =>
  events.reduce<LoadMoreState>(loadMoreReducer, IDLE);

test('loadMoreReducer requests more images once near an edge, and ignores further approaches while loading', () => {
  const asked = after(approach(12));
  expect(asked).toEqual({ status: 'loading', request: { at: 12 } });
  expect(loadMoreReducer(asked, approach(24))).toBe(asked);
});

test('loadMoreReducer does not repeat a request that added no images until the user leaves the edge', () => {
  const request = { at: 12 };
  const answered = loadMoreReducer({ status: 'loading', request }, { type: 'responded', request });
  expect(loadMoreReducer(answered, approach(12))).toBe(answered);
  expect(loadMoreReducer(answered, approach(24))).toMatchObject({ status: 'loading', request: { at: 24 } });
  expect(loadMoreReducer(loadMoreReducer(answered, { type: 'edgeLeft' }), approach(12)).status).toBe('loading');
});

test('loadMoreReducer stays failed until a retry, which sends a new request', () => {
  const request = { at: 12 };
  const failed = loadMoreReducer({ status: 'loading', request }, { type: 'failed', request, failure });
  expect(failed).toEqual({ status: 'failed', request, failure });
  expect(loadMoreReducer(failed, approach(24))).toBe(failed);
  const retried = loadMoreReducer(failed, { type: 'retryRequested' });
  expect(retried).toEqual({ status: 'loading', request });
  expect(retried.request).not.toBe(request);
});

test('loadMoreReducer ignores the response or failure of an outdated request in any state', () => {
  const late = { at: 12 };
  const event = fc.oneof(
    fc.nat(60).map(approach),
    fc.constantFrom<LoadMoreEvent>({ type: 'edgeLeft' }, { type: 'closed' }, { type: 'retryRequested' }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = after(...events);
      expect(loadMoreReducer(state, { type: 'responded', request: late })).toBe(state);
      expect(loadMoreReducer(state, { type: 'failed', request: late, failure })).toBe(state);
    }),
  );
});
