// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import { loadMoreReducer, IDLE } from '../../../hooks/lightbox/loadMore/loadMoreReducer.ts';
import type { LoadMoreEvent, LoadMoreState } from '../../../hooks/lightbox/loadMore/loadMoreReducer.ts';

const failure = new OfflineError();
const approach = (at: number): LoadMoreEvent => ({ type: 'edgeApproached', at });
const after = (...events: readonly LoadMoreEvent[]): LoadMoreState =>
  events.reduce<LoadMoreState>(loadMoreReducer, IDLE);

test('near an edge one request is made, and no second one beside it', () => {
  const asked = after(approach(12));
  expect(asked).toEqual({ status: 'loading', request: { at: 12 } });
  expect(loadMoreReducer(asked, approach(24))).toBe(asked);
});

test('an answer that brought nothing is not asked for again, one that brought more is', () => {
  const request = { at: 12 };
  const answered = loadMoreReducer({ status: 'loading', request }, { type: 'responded', request });
  expect(loadMoreReducer(answered, approach(12))).toBe(answered);
  expect(loadMoreReducer(answered, approach(24))).toMatchObject({ status: 'loading', request: { at: 24 } });
  expect(loadMoreReducer(loadMoreReducer(answered, { type: 'edgeLeft' }), approach(12)).status).toBe('loading');
});

test('a failure stays until a retry, which is a request of its own', () => {
  const request = { at: 12 };
  const failed = loadMoreReducer({ status: 'loading', request }, { type: 'failed', request, failure });
  expect(failed).toEqual({ status: 'failed', request, failure });
  expect(loadMoreReducer(failed, approach(24))).toBe(failed);
  const retried = loadMoreReducer(failed, { type: 'retryRequested' });
  expect(retried).toEqual({ status: 'loading', request });
  expect(retried.request).not.toBe(request);
});

test('late answers never win, whatever came between', () => {
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
