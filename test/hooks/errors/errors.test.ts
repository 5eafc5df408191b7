// @vitest-environment node
import { expect, test } from 'vitest';
import {
  AnswerTooLargeError,
  BrokenAnswerError,
  HttpStatusError,
  InvalidAnswerError,
  LoggiaError,
  MissingContentError,
  OfflineError,
  UnansweredError,
  UnexpectedError,
} from '@loggia/hooks/errors';

const cause = new Error('the reason');

test.each([
  [new OfflineError(undefined, { cause }), 'offline', 'OfflineError', 'You are probably offline.'],
  [new BrokenAnswerError(undefined, { cause }), 'broken', 'BrokenAnswerError', 'The answer broke off.'],
  [
    new UnansweredError(undefined, { cause }),
    'unanswered',
    'UnansweredError',
    'The server did not answer. It may have arrived all the same.',
  ],
  [new UnexpectedError(undefined, { cause }), 'unexpected', 'UnexpectedError', 'Something unexpected went wrong.'],
  [new HttpStatusError(404, undefined, { cause }), 'status', 'HttpStatusError', 'The server answered with status 404.'],
  [new InvalidAnswerError(undefined, { cause }), 'answer', 'InvalidAnswerError', 'The answer is not valid.'],
  [new AnswerTooLargeError(9, { cause }), 'tooLarge', 'AnswerTooLargeError', 'The answer is larger than 9 bytes.'],
  [new MissingContentError('Gone.', { cause }), 'missing', 'MissingContentError', 'Gone.'],
])('%s can be told from a defect and from every other by its code', (error, code, name, message) => {
  expect(error).toBeInstanceOf(LoggiaError);
  expect(error).toMatchObject({ code, name, message, cause });
});
