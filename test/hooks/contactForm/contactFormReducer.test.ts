// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactFormResponse, ContactFormRenewal } from '../../../hooks/data/backend/ContactFormBackend.ts';
import {
  contactFormReducer,
  INITIAL_CONTACT_FORM,
  type ContactFormEvent,
  type ContactFormState,
} from '../../../hooks/site/contactForm/contactFormState.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';

const NOTHING_NEW: ContactFormRenewal = { quizzes: new Map(), captchas: new Map(), raw: [] };
const NEW_QUIZ: ContactFormRenewal = {
  ...NOTHING_NEW,
  quizzes: new Map([['your.quiz', { question: '1+1=?', token: 'abc' }]]),
};
const answer = (own: Partial<ContactFormResponse> = {}): ContactFormResponse => ({
  ...NOTHING_NEW,
  outcome: 'sent',
  serverStatus: 'mail_sent',
  message: 'Thank you.',
  invalidFields: [],
  continuation: '',
  ...own,
});
const wrong = (...names: readonly string[]) => names.map((name) => ({ name, message: `${name} is wrong` }));
const START: ContactFormEvent = { type: 'submitStarted' };
const answered = (own?: Partial<ContactFormResponse>): ContactFormEvent => ({
  type: 'responded',
  response: answer(own),
});
const refused = answered({ outcome: 'invalid', message: 'Check.', invalidFields: wrong('a', 'b.c') });
const failed: ContactFormEvent = { type: 'sendFailed', error: new OfflineError() };

const after = (...events: readonly ContactFormEvent[]): ContactFormState =>
  events.reduce(contactFormReducer, INITIAL_CONTACT_FORM);

describe('a submitted form', () => {
  test.each([
    'init',
    'invalid',
    'unaccepted',
    'spam',
    'aborted',
    'sent',
    'failed',
    'payment-required',
    'error',
    'custom-on-hold',
  ] as const)('has the status `submitting`, then `%s` after the response', (outcome) => {
    expect(after(START).status).toBe('submitting');
    expect(after(START, answered({ outcome }))).toMatchObject({ status: outcome, message: 'Thank you.' });
  });

  test('clears the last response but keeps the continuation value', () => {
    const again = after(START, answered({ outcome: 'failed', continuation: 'hash', invalidFields: wrong('a') }), START);
    expect(again).toMatchObject({ message: '', continuation: 'hash', error: null });
    expect(again.invalidFields.size).toBe(0);
    expect(contactFormReducer(again, answered({ continuation: '' })).continuation).toBe('hash');
  });

  test('shows the error of a failed request and resets the progress', () => {
    const state = after(START, { type: 'bytesSent', sentBytes: 5, totalBytes: 10 }, failed);
    expect(state).toMatchObject({ status: 'error', progress: null, error: { code: 'offline' } });
  });

  test('reports upload progress only while submitting', () => {
    expect(after(START, { type: 'bytesSent', sentBytes: 5, totalBytes: 10 }).progress).toEqual({
      sentBytes: 5,
      totalBytes: 10,
    });
    expect(after({ type: 'bytesSent', sentBytes: 5, totalBytes: 10 }).progress).toBeNull();
  });

  test('returns to its initial status when canceled', () => {
    expect(after(START, { type: 'sendCanceled' }).status).toBe('init');
  });

  test('ignores a late response or failure', () => {
    expect(after(START, { type: 'sendCanceled' }, answered()).status).toBe('init');
    expect(after(START, answered(), failed).status).toBe('sent');
  });
});

describe('quiz and captcha questions', () => {
  test.each(['invalid', 'unaccepted', 'spam', 'aborted', 'sent', 'failed', 'custom-x'] as const)(
    'are renewed after the outcome %s',
    (outcome) => {
      const state = after(START, answered({ ...NEW_QUIZ, outcome }));
      expect(state.quizzes.get('your_quiz')).toEqual({ question: '1+1=?', token: 'abc' });
      expect(state.renewalCount).toBe(1);
    },
  );

  test('are not renewed if the response contains no new questions', () => {
    expect(after(START, answered()).renewalCount).toBe(0);
  });
});

describe('a contact form reset', () => {
  const reset: ContactFormEvent = { type: 'refillStarted' };

  test.each([
    ['a sent form', [START, answered()], 'sent', 'Thank you.'],
    ['an invalid form', [START, refused], 'init', ''],
    ['an untouched form', [], 'init', ''],
  ] as const)('passes through the resetting status for %s', (_name, before, status, message) => {
    expect(after(...before, reset).status).toBe('resetting');
    const done = after(...before, reset, { type: 'refilled', renewal: NEW_QUIZ });
    expect(done).toMatchObject({ status, message, renewalCount: 1 });
    expect(done.invalidFields.size).toBe(0);
    expect(after(...before, reset, { type: 'refillFailed' })).toMatchObject({ status, message });
  });

  test('does not interrupt a form that is being sent', () => {
    expect(after(START, reset).status).toBe('submitting');
    expect(after(reset, START, { type: 'refilled', renewal: NEW_QUIZ }).status).toBe('submitting');
  });
});

describe('contact form errors', () => {
  test('are removed for the edited field by its normalized name', () => {
    const state = after(START, refused, { type: 'fieldEdited', name: 'b_c' });
    expect([...state.invalidFields.keys()]).toEqual(['a']);
    expect(contactFormReducer(state, { type: 'fieldEdited', name: 'other' })).toBe(state);
  });

  test('are replaced for validated fields and kept for others', () => {
    const state = after(START, refused, { type: 'validated', checked: ['a', 'd'], invalidFields: wrong('d') });
    expect([...state.invalidFields.keys()]).toEqual(['b_c', 'd']);
    expect(state.status).toBe('invalid');
  });

  test('keep the form invalid once validation has finished', () => {
    const waiting = after(START, refused, { type: 'validationStarted' });
    expect(waiting.status).toBe('validating');
    expect(contactFormReducer(waiting, { type: 'validated', checked: [], invalidFields: [] }).status).toBe('invalid');
  });
});

test('contactFormReducer always leaves a pending status once all requests have settled', () => {
  const event = fc.constantFrom<ContactFormEvent>(
    START,
    answered(),
    refused,
    failed,
    { type: 'sendCanceled' },
    { type: 'refillStarted' },
    { type: 'refilled', renewal: NEW_QUIZ },
    { type: 'refillFailed' },
    { type: 'validationStarted' },
    { type: 'validated', checked: ['a'], invalidFields: [] },
    { type: 'fieldEdited', name: 'a' },
  );
  const settling: readonly ContactFormEvent[] = [
    failed,
    { type: 'refillFailed' },
    { type: 'validated', checked: [], invalidFields: [] },
  ];
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { status } = after(...events, ...settling);
      expect(['submitting', 'resetting', 'validating']).not.toContain(status);
    }),
  );
});
