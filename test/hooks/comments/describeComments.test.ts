// @vitest-environment node
import { expect, test } from 'vitest';
import { COMMENT_LABELS as labels, CrossOriginError, OfflineError, UnansweredError } from '@loggia/hooks';
import { EMPTY_THREAD } from '../../../hooks/comments/commentThreadState.ts';
import { describeComments } from '../../../hooks/comments/describeComments.ts';

test.each([
  ['that a comment did not leave', { sendFailure: new OfflineError() }, labels.sendFailed],
  [
    'that a captcha cannot be checked from here',
    { sendFailure: new CrossOriginError('captchaSession') },
    labels.captchaOfOtherSite,
  ],
  ['that a comment may have arrived', { sendFailure: new UnansweredError() }, labels.sendUnanswered],
  ['that the list did not come', { loadFailure: new OfflineError() }, labels.loadFailed],
  ['nothing where nothing has happened', {}, ''],
])('the live region says %s', (_what, change, text) => {
  expect(describeComments({ ...EMPTY_THREAD, ...change }, null, labels)).toBe(text);
});
