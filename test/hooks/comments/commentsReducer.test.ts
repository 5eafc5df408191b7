// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImageComment } from '../../../hooks/data/backend/CommentStore.ts';
import {
  commentsReducer,
  INITIAL_COMMENTS,
  type CommentsEvent,
  type CommentsState,
  type CommentThreadEvent,
} from '../../../hooks/lightbox/comments/commentsState.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';

const comment = (id: string): ImageComment => ({ id, author: 'Ann', text: `Comment ${id}` });
const on = (key: string, event: CommentThreadEvent, random = 0.5): CommentsEvent => ({ ...event, key, random });
const loaded = (request: number, ...ids: readonly string[]): CommentThreadEvent => ({
  type: 'threadLoaded',
  request,
  thread: { comments: ids.map(comment), rules: {} },
});
const published = (request: number, ...ids: readonly string[]): CommentThreadEvent => ({
  type: 'sendCompleted',
  request,
  outcome: { status: 'published', comments: ids.map(comment) },
});
const deleted = (commentId: string): CommentThreadEvent => ({ type: 'commentDeleted', commentId });

const after = (...events: readonly CommentsEvent[]): CommentsState => events.reduce(commentsReducer, INITIAL_COMMENTS);
const idsOf = (state: CommentsState, key = 'a') => state.threads.get(key)?.comments?.map(({ id }) => id);

describe('comment lists', () => {
  test('are stored by image', () => {
    const state = after(on('a', loaded(1, '1')), on('b', loaded(2, '2')));
    expect([idsOf(state, 'a'), idsOf(state, 'b')]).toEqual([['1'], ['2']]);
  });

  test('never replace a list from a later request', () => {
    expect(idsOf(after(on('a', loaded(2, '2', '1')), on('a', loaded(1, '1'))))).toEqual(['2', '1']);
    expect(idsOf(after(on('a', published(2, '2', '1')), on('a', loaded(1, '1'))))).toEqual(['2', '1']);
  });

  test('do not change while a comment awaits moderation', () => {
    const waiting: CommentThreadEvent = {
      type: 'sendCompleted',
      request: 2,
      outcome: { status: 'awaitingModeration' },
    };
    const state = after(on('a', loaded(1, '1')), on('a', waiting));
    expect(idsOf(state)).toEqual(['1']);
    expect(state.notice).toEqual({ key: 'a', kind: 'awaitingModeration' });
  });

  test('never restore a deleted comment from a late response', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.shuffledSubarray(['1', '2', '3']), (requests, ids) => {
        const late = requests.flatMap((request) => [
          on('a', loaded(request, ...ids)),
          on('a', published(request, ...ids)),
        ]);
        expect(idsOf(after(on('a', loaded(1, '1', '2')), on('a', deleted('1')), ...late))).not.toContain('1');
      }),
    );
  });

  test('keep their comments when a later load fails, and ignore an outdated failure', () => {
    const error = new OfflineError();
    const failed = after(on('a', loaded(1, '1')), on('a', { type: 'loadFailed', request: 2, error }));
    expect(idsOf(failed)).toEqual(['1']);
    expect(failed.threads.get('a')?.loadError).toBe(error);
    const late = after(on('a', loaded(2, '1')), on('a', { type: 'loadFailed', request: 1, error }));
    expect(late.threads.get('a')?.loadError).toBeNull();
  });

  test('clear the failure and load again on reload', () => {
    const error = new OfflineError();
    const state = after(on('a', { type: 'loadFailed', request: 1, error }), on('a', { type: 'reloadPressed' }));
    expect(state.threads.get('a')?.loadError).toBeNull();
    expect(state.reloads).toBe(1);
  });
});

describe('sending a comment', () => {
  const typed = after(
    on('a', loaded(1), 0),
    { type: 'captchaTyped', captcha: 'abc' },
    { type: 'privacyPolicyTicked', isAccepted: true },
  );

  test.each([
    ['published', { status: 'published', comments: [] }],
    ['awaiting moderation', { status: 'awaitingModeration' }],
    ['refused', { status: 'refused', errors: { text: 'No.' } }],
  ] as const)('refreshes the captcha and unchecks the privacy policy when the comment is %s', (_name, outcome) => {
    const answered = commentsReducer(typed, on('a', { type: 'sendCompleted', request: 2, outcome }, 0));
    expect(answered).toMatchObject({ captcha: '', hasAcceptedPrivacyPolicy: false });
    expect(answered.captchaNumber).not.toBe(typed.captchaNumber);
  });

  test('keeps the captcha and the privacy policy when the request fails', () => {
    const failed = commentsReducer(typed, on('a', { type: 'sendFailed' }));
    expect(failed).toMatchObject({
      captcha: 'abc',
      hasAcceptedPrivacyPolicy: true,
      captchaNumber: typed.captchaNumber,
    });
  });
});

describe('comment errors', () => {
  const refused = after(on('a', { type: 'commentRefused', errors: { name: 'No name.', text: 'No text.' } }));

  test('are cleared only for the edited field', () => {
    const edited = commentsReducer(refused, on('a', { type: 'fieldEdited', field: 'name' }));
    expect(edited.threads.get('a')?.errors).toEqual({ name: undefined, text: 'No text.' });
  });

  test('are cleared when the comment is sent', () => {
    const sent = commentsReducer(refused, on('a', { type: 'sendStarted' }));
    expect(sent.threads.get('a')).toMatchObject({ errors: {} });
  });

  test('move focus once for each refused comment', () => {
    const again = commentsReducer(refused, on('a', { type: 'commentRefused', errors: { name: 'No name.' } }));
    expect(again.refusal).not.toBe(refused.refusal);
    expect(commentsReducer(refused, on('b', loaded(1))).refusal).toBe(refused.refusal);
  });
});

describe('the captcha image', () => {
  test('gets a number when comments first load, and keeps the number until it is refreshed', () => {
    expect(INITIAL_COMMENTS.captchaNumber).toBeUndefined();
    const first = after(on('a', loaded(1), 0.3));
    expect(first.captchaNumber).toBe(30);
    expect(commentsReducer(first, on('b', loaded(2), 0.9)).captchaNumber).toBe(30);
    expect(commentsReducer(first, { type: 'captchaRefreshed', random: 0.3 }).captchaNumber).toBe(31);
  });
});

test('a comment notice is cleared once the comments of another image have loaded', () => {
  const state = after(on('a', published(1, '1')), on('b', loaded(2)), on('a', loaded(3, '1')));
  expect(state.notice).toBeNull();
});
