// @vitest-environment node
import { expect, test } from 'vitest';
import { COMMENT_LABELS as labels } from '@loggia/hooks/comments';
import {
  BrokenResponseError,
  CrossOriginError,
  HttpStatusError,
  InvalidResponseError,
  OfflineError,
  NoResponseError,
} from '@loggia/hooks/errors';
import { commentThreadReducer, EMPTY_THREAD } from '../../../hooks/lightbox/comments/commentsState.ts';
import { describeComments } from '../../../hooks/lightbox/comments/describeComments.ts';

const NOW = new Map<string, 'running'>([['1', 'running']]);

test.each([
  ['that a comment did not leave', {}, new OfflineError(), labels.sendFailed],
  ['that a captcha cannot be checked from here', {}, new CrossOriginError('captchaSession'), labels.captchaCrossOrigin],
  ['that a comment may have arrived', {}, new NoResponseError(), labels.sendNoResponse],
  ['that the server is at work on a comment', {}, 'running' as const, labels.waiting],
  ['that the server is at work on a deletion', { deletions: NOW }, undefined, labels.removeWaiting],
  [
    'what became of the last deletion',
    {
      deletions: new Map([
        ['1', new OfflineError()],
        ['2', new NoResponseError()],
      ]),
    },
    undefined,
    labels.removeNoResponse,
  ],
  ['that there is no network', { loadError: new OfflineError() }, undefined, labels.offline],
  ['that the list came by half', { loadError: new BrokenResponseError() }, undefined, labels.brokenResponse],
  ['that what came is no list', { loadError: new InvalidResponseError() }, undefined, labels.invalidResponse],
  ['that the server failed over the list', { loadError: new HttpStatusError(500) }, undefined, labels.loadFailed],
  ['nothing where nothing has happened', {}, undefined, ''],
])('the live region says %s', (_what, change, sending, text) => {
  expect(describeComments({ ...EMPTY_THREAD, ...change }, sending, null, true, labels)).toBe(text);
});

test('the live region stays silent about a comment that has just been sent', () => {
  expect(describeComments({ ...EMPTY_THREAD, deletions: NOW }, 'running', null, false, labels)).toBe('');
});

test('the last of several deletions is the news, whichever was asked for first', () => {
  const failed = (commentId: string, error: OfflineError | NoResponseError) =>
    ({ type: 'deletionFailed', commentId, error }) as const;
  const started = (commentId: string) => ({ type: 'deletionStarted', commentId }) as const;
  const events = [started('1'), started('2'), failed('2', new OfflineError()), failed('1', new NoResponseError())];
  const thread = events.reduce(commentThreadReducer, EMPTY_THREAD);
  expect(describeComments(thread, undefined, null, false, labels)).toBe(labels.removeNoResponse);
});
