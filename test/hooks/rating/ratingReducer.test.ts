// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import {
  ratingReducer,
  shownRating,
  type RatingEvent,
  type RatingState,
} from '../../../hooks/lightbox/rating/ratingState.ts';

const error = new OfflineError();
const known = { average: 3, count: 4, own: 0 };
const answer = { average: 3.4, count: 5, own: 5 };
const voted: RatingEvent = { type: 'voted', imageId: '1', attempt: 1, score: 5, known };
const saved: RatingEvent = { type: 'voteSaved', imageId: '1', attempt: 1, rating: answer };
const failed: RatingEvent = { type: 'voteFailed', imageId: '1', attempt: 1, error };
const cancelled: RatingEvent = { type: 'voteCancelled', imageId: '1' };

const after = (...events: readonly RatingEvent[]): RatingState => events.reduce<RatingState>(ratingReducer, new Map());

describe('a vote', () => {
  test('shows the local average while saving, then the saved rating', () => {
    expect(shownRating(known, after(voted).get('1'))).toEqual({ average: 4, count: 5, own: 5 });
    expect(shownRating(known, after(voted, saved).get('1'))).toEqual(answer);
  });

  test('restores the old rating after a failure, and keeps the score for retrying', () => {
    const vote = after(voted, failed).get('1');
    expect(shownRating(known, vote)).toBe(known);
    expect(vote).toEqual({ status: 'failed', score: 5, error });
  });

  test('keeps the user’s own score if the backend does not identify users', () => {
    const state = after(voted, { ...saved, rating: { ...answer, own: 0 } });
    expect(shownRating(known, state.get('1')).own).toBe(5);
  });

  test('is replaced if the backend has kept another vote', () => {
    const state = after(voted, { ...saved, rating: { average: 2, count: 4, own: 2 } });
    expect(shownRating(undefined, state.get('1'))).toEqual({ average: 2, count: 4, own: 2 });
  });

  test('can be retried or canceled after a failure', () => {
    expect(after(voted, failed, { ...voted, attempt: 2 }).get('1')).toMatchObject({ status: 'saving', attempt: 2 });
    expect(after(voted, failed, cancelled).has('1')).toBe(false);
  });

  test('cannot be canceled while saving or once saved', () => {
    expect(after(voted, cancelled)).toEqual(after(voted));
    expect(after(voted, saved, cancelled)).toEqual(after(voted, saved));
  });

  test('is ignored while another vote is being saved', () => {
    const state = after(voted);
    expect(ratingReducer(state, { ...voted, attempt: 2, score: 1 })).toBe(state);
  });
});

describe('a response', () => {
  test('is ignored if it belongs to an older attempt', () => {
    const state = after(voted, failed, { ...voted, attempt: 2, score: 3 });
    expect(ratingReducer(state, saved)).toBe(state);
    expect(ratingReducer(state, failed)).toBe(state);
  });

  test('is ignored if no matching vote is pending', () => {
    for (const state of [after(), after(voted, saved), after(voted, failed)]) {
      expect(ratingReducer(state, { ...saved, attempt: 9 })).toBe(state);
      expect(ratingReducer(state, { ...failed, attempt: 9 })).toBe(state);
    }
  });

  test('does not affect other images, whatever the sequence of events', () => {
    const event = fc.record({
      type: fc.constantFrom('voted', 'voteSaved', 'voteFailed', 'voteCancelled'),
      imageId: fc.constantFrom('1', '2', '3'),
      attempt: fc.integer({ min: 1, max: 4 }),
      score: fc.integer({ min: 1, max: 5 }),
    });
    const toEvent = ({ type, ...rest }: { type: string; imageId: string; attempt: number; score: number }) =>
      ({ ...rest, type, known, rating: answer, error }) as unknown as RatingEvent;
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = after();
        for (const next of events.map(toEvent)) {
          const before = state;
          state = ratingReducer(state, next);
          for (const id of ['1', '2', '3']) if (id !== next.imageId) expect(state.get(id)).toBe(before.get(id));
          // Only a vote starts saving, and only the response to the same attempt ends it.
          const [was, is] = [before.get(next.imageId), state.get(next.imageId)];
          if (is?.status === 'saving' && was !== is) expect(next.type).toBe('voted');
          if (was?.status === 'saving' && was !== is) expect(next).toMatchObject({ attempt: was.attempt });
        }
      }),
    );
  });
});

describe('reloaded rating data', () => {
  test('replaces the local rating and keeps the user’s score if it contains more votes', () => {
    const newer = { average: 2.9, count: 9, own: 0 };
    expect(shownRating(newer, after(voted, saved).get('1'))).toEqual({ ...newer, own: 5 });
    expect(shownRating({ ...newer, own: 4 }, after(voted).get('1')).own).toBe(4);
  });

  test('is treated as outdated if it contains no more votes', () => {
    expect(shownRating(known, after(voted, saved).get('1'))).toEqual(answer);
  });
});

test('an image without rating data has no votes', () => {
  expect(shownRating(undefined, undefined)).toEqual({ average: 0, count: 0, own: 0 });
});
