// @vitest-environment node
import { expect, test } from 'vitest';
import {
  ResponseTooLargeError,
  BrokenResponseError,
  CrossOriginError,
  InvalidResponseError,
  MissingContentError,
  OfflineError,
  RestError,
  NoResponseError,
  UnexpectedError,
} from '@loggia/hooks/errors';
import { REST_LABELS, restCodeOf, restErrorText } from '@loggia/hooks/rest';

const refusal = (restCode: string) => new RestError({ status: 500, restCode, message: 'In the server’s words.' });

test.each([
  [new OfflineError(), 'fetch_error', REST_LABELS.offline],
  [new BrokenResponseError(), 'fetch_error', REST_LABELS.brokenResponse],
  [new UnexpectedError(), 'unknown_error', REST_LABELS.unknown],
  [new NoResponseError(), 'unknown_error', REST_LABELS.noResponse],
  [new InvalidResponseError(), 'invalid_json', REST_LABELS.invalidResponse],
  [refusal('invalid_json'), 'invalid_json', REST_LABELS.invalidResponse],
  [refusal('unknown_error'), 'unknown_error', REST_LABELS.unknown],
  [refusal('post_process'), 'post_process', REST_LABELS.unfinishedUpload],
  [refusal('rest_no_route'), 'rest_no_route', 'In the server’s words.'],
  [new ResponseTooLargeError(8), 'unknown_error', REST_LABELS.tooLarge],
  [new CrossOriginError('nonce'), 'unknown_error', REST_LABELS.crossOrigin],
  [new MissingContentError(), 'unknown_error', REST_LABELS.unknown],
])('%s has the code `%s` and the message “%s”', (failure, code, text) => {
  expect([restCodeOf(failure), restErrorText(failure)]).toEqual([code, text]);
});

test('messages are taken from the caller’s labels', () => {
  const labels = { ...REST_LABELS, offline: 'Keine Verbindung.' };
  expect(restErrorText(new OfflineError(), labels)).toBe('Keine Verbindung.');
});
