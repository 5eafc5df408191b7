// @vitest-environment node
import { expect, test } from 'vitest';
import {
  ResponseTooLargeError,
  BrokenResponseError,
  HttpStatusError,
  InvalidResponseError,
  LoggiaError,
  MissingContentError,
  OfflineError,
  NoResponseError,
  UnexpectedError,
} from '@loggia/hooks/errors';

const cause = new Error('the reason');

test.each([
  [new OfflineError(undefined, { cause }), 'offline', 'OfflineError', 'You are probably offline.'],
  [
    new BrokenResponseError(undefined, { cause }),
    'brokenResponse',
    'BrokenResponseError',
    'The connection was lost before the whole response arrived.',
  ],
  [
    new NoResponseError(undefined, { cause }),
    'noResponse',
    'NoResponseError',
    'The server did not respond. It may still have received the request.',
  ],
  [new UnexpectedError(undefined, { cause }), 'unexpected', 'UnexpectedError', 'Something unexpected went wrong.'],
  [
    new HttpStatusError(404, undefined, { cause }),
    'status',
    'HttpStatusError',
    'The server responded with status 404.',
  ],
  [
    new InvalidResponseError(undefined, { cause }),
    'invalidResponse',
    'InvalidResponseError',
    'The response is invalid.',
  ],
  [
    new ResponseTooLargeError(9, { cause }),
    'tooLarge',
    'ResponseTooLargeError',
    'The response is larger than 9 bytes.',
  ],
  [new MissingContentError('Gone.', { cause }), 'missing', 'MissingContentError', 'Gone.'],
])('%s is a LoggiaError with its own code and message', (error, code, name, message) => {
  expect(error).toBeInstanceOf(LoggiaError);
  expect(error).toMatchObject({ code, name, message, cause });
});
