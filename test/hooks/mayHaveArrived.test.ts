import { describe, expect, it } from 'vitest';
import { ResponseTooLargeError } from '../../hooks/core/errors/ResponseTooLargeError.ts';
import { HttpStatusError } from '../../hooks/core/errors/HttpStatusError.ts';
import { InvalidResponseError } from '../../hooks/core/errors/InvalidResponseError.ts';
import type { LoggiaError } from '../../hooks/core/errors/LoggiaError.ts';
import { mayHaveArrived } from '../../hooks/core/errors/mayHaveArrived.ts';
import { OfflineError } from '../../hooks/core/errors/OfflineError.ts';
import { BrokenResponseError } from '../../hooks/core/errors/BrokenResponseError.ts';
import { NoResponseError } from '../../hooks/core/errors/NoResponseError.ts';
import { UnexpectedError } from '../../hooks/core/errors/UnexpectedError.ts';
import { CART_LABELS } from '../../hooks/lightbox/cart/labels.ts';
import { describeSubmission } from '../../hooks/lightbox/cart/useCart.ts';
import { failureMessage } from '../../hooks/site/contactForm/useContactForm.ts';
import { failureText } from '../../hooks/lightbox/rating/ratingTexts.ts';
import { RATING_LABELS } from '../../hooks/lightbox/rating/labels.ts';
import { CONTACT_FORM_LABELS } from '../../hooks/site/contactForm/labels.ts';

const FAILURES: readonly (readonly [string, LoggiaError, boolean])[] = [
  ['no response', new NoResponseError(), true],
  ['an invalid response', new InvalidResponseError(), true],
  ['a truncated response', new BrokenResponseError(), true],
  ['an unexpected error', new UnexpectedError(), true],
  ['an oversized response', new ResponseTooLargeError(1), true],
  ['HTTP 500', new HttpStatusError(500), true],
  ['HTTP 504', new HttpStatusError(504), true],
  ['HTTP 503', new HttpStatusError(503), false],
  ['HTTP 403', new HttpStatusError(403), false],
  ['no network', new OfflineError(), false],
];

describe('a request that may have arrived', () => {
  it.each(FAILURES)('is recognized by its error: %s', (_name, error, expected) => {
    expect(mayHaveArrived(error)).toBe(expected);
  });

  it.each(FAILURES)('is mentioned in the failure message for %s', (_name, error, expected) => {
    const texts = [
      failureMessage(error, CONTACT_FORM_LABELS),
      describeSubmission({ status: 'failed', error: error }, false, CART_LABELS),
      failureText(error, RATING_LABELS),
    ];
    expect(texts.map((text) => / may (?:have|be|already be) /.test(text))).toStrictEqual([
      expected,
      expected,
      expected,
    ]);
  });
});
