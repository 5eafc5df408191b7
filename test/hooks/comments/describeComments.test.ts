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
  ['that a comment could not be sent', {}, new OfflineError(), labels.sendFailed],
  [
    'that a captcha cannot be verified cross-origin',
    {},
    new CrossOriginError('captchaSession'),
    labels.captchaCrossOrigin,
  ],
  ['that a comment may have been received', {}, new NoResponseError(), labels.sendNoResponse],
  ['that a comment is still being sent', {}, 'running' as const, labels.waiting],
  ['that a comment is still being deleted', { deletions: NOW }, undefined, labels.removeWaiting],
  [
    'the result of the latest deletion',
    {
      deletions: new Map([
        ['1', new OfflineError()],
        ['2', new NoResponseError()],
      ]),
    },
    undefined,
    labels.removeNoResponse,
  ],
  ['that the device is offline', { loadError: new OfflineError() }, undefined, labels.offline],
  ['that the list is incomplete', { loadError: new BrokenResponseError() }, undefined, labels.brokenResponse],
  ['that the list is invalid', { loadError: new InvalidResponseError() }, undefined, labels.invalidResponse],
  ['that loading the list failed on the server', { loadError: new HttpStatusError(500) }, undefined, labels.loadFailed],
  ['nothing in the initial state', {}, undefined, ''],
])('the comments live region announces %s', (_what, change, sending, text) => {
  expect(describeComments({ ...EMPTY_THREAD, ...change }, sending, null, true, labels)).toBe(text);
});

test('the comments live region is silent about requests that were just sent', () => {
  expect(describeComments({ ...EMPTY_THREAD, deletions: NOW }, 'running', null, false, labels)).toBe('');
});

test('the comments live region announces the deletion that settled last', () => {
  const failed = (commentId: string, error: OfflineError | NoResponseError) =>
    ({ type: 'deletionFailed', commentId, error }) as const;
  const started = (commentId: string) => ({ type: 'deletionStarted', commentId }) as const;
  const events = [started('1'), started('2'), failed('2', new OfflineError()), failed('1', new NoResponseError())];
  const thread = events.reduce(commentThreadReducer, EMPTY_THREAD);
  expect(describeComments(thread, undefined, null, false, labels)).toBe(labels.removeNoResponse);
});
