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
  ['silence after it has left', new NoResponseError(), true],
  ['an answer that makes no sense', new InvalidResponseError(), true],
  ['half an answer', new BrokenResponseError(), true],
  ['a defect on the way', new UnexpectedError(), true],
  ['an answer without an end', new ResponseTooLargeError(1), true],
  ['a program that died', new HttpStatusError(500), true],
  ['a gateway that gave up', new HttpStatusError(504), true],
  ['a server that is down for maintenance', new HttpStatusError(503), false],
  ['a refusal', new HttpStatusError(403), false],
  ['a network that is gone', new OfflineError(), false],
];

describe('a sent request', () => {
  it.each(FAILURES)('may have arrived, or cannot have, with %s', (_name, error, expected) => {
    expect(mayHaveArrived(error)).toBe(expected);
  });

  it.each(FAILURES)('is described as perhaps arrived, or as not arrived, with %s', (_name, error, expected) => {
    const texts = [
      failureMessage(error, CONTACT_FORM_LABELS),
      describeSubmission({ status: 'failed', error: error }, false, CART_LABELS),
      failureText(error, RATING_LABELS),
    ];
    expect(texts.map((text) => / may (?:have|be) /.test(text))).toStrictEqual([expected, expected, expected]);
  });
});
