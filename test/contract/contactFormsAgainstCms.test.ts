import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restCodeOf } from '@loggia/hooks/rest';
import type { ContactFormRule } from '@loggia/hooks';
import { contactFormReducer, INITIAL_CONTACT_FORM } from '../../hooks/site/contactForm/contactFormState.ts';
import { toLoggiaError } from '../../hooks/core/errors/engine/toLoggiaError.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import {
  dataOf,
  fieldsOf,
  isSent,
  ORIGIN,
  pathOf,
  recordedExchanges,
  replay,
  type Generation,
  type Replay,
} from './contactFormReplay.ts';
import { recordedContactForms } from './recordedContactForms.ts';
import type { RestExchange } from './RestExchange.ts';

const QUIZ_ANSWERS: Readonly<Record<string, string>> = {
  '1 + 1 = ?': '2',
  '2 + 3 = ?': '5',
  'What is the first letter of "loggia"?': 'l',
};
/** Outcomes that server-side filters caused in the recording. */
const FILTERED: Readonly<Record<string, string>> = { mail_failed: 'mail_failed', spam: 'spam', aborted: 'aborted' };
/** Exchanges that the client doesn't make itself. Other tests cover them. */
const OTHERS = new Set(['non-ajax POST of the page', 'OPTIONS on feedback', 'form properties as admin']);

/** The request for the CMS, which asks different quiz questions: correct answers stay correct, and wrong ones wrong. */
function requestFor(cms: TestCms, exchange: RestExchange): Request {
  const { method, headers, body } = exchange.request;
  const url = `${ORIGIN}${exchange.request.path}`;
  const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Type' || !body?.multipart);
  const own = new Headers(sent);
  if (!body) return new Request(url, { method, headers: own });
  if (!body.multipart) {
    const list = body.urlencoded as readonly { readonly name: string; readonly value: string }[] | undefined;
    const fields = list && new URLSearchParams(list.map(({ name, value }) => [name, value]));
    const text = fields?.toString() ?? body.text ?? (body.json === undefined ? '' : JSON.stringify(body.json));
    return new Request(url, { method, headers: own, body: new TextEncoder().encode(text) });
  }
  const data = dataOf(exchange);
  for (const { name } of fieldsOf(exchange).filter((field) => field.name.startsWith('_wpcf7_quiz_answer_'))) {
    const field = name.replace('_wpcf7_quiz_answer_', '');
    const { question, token } = cms.contact.questions.quiz();
    if (data.get(field) === '2') data.set(field, QUIZ_ANSWERS[question] ?? '');
    data.set(name, token);
  }
  return new Request(url, { method, headers: own, body: data });
}

/** The client's final state without messages, which differ between servers. */
function endOf({ result }: Replay): unknown {
  const started = contactFormReducer(INITIAL_CONTACT_FORM, { type: 'submitStarted' });
  if ('error' in result) {
    const state = contactFormReducer(started, { type: 'sendFailed', error: toLoggiaError(result.error) });
    return { status: state.status, code: restCodeOf(result.error) };
  }
  if ('outcome' in result) {
    const { quizzes, captchas, invalidFields, ...state } = contactFormReducer(started, {
      type: 'responded',
      response: result,
    });
    return {
      status: state.status,
      invalid: [...invalidFields.keys()],
      places: [...invalidFields.values()].map(({ elementId }) => elementId),
      hasContinuation: state.continuation !== '',
      quizzes: [...quizzes.keys()],
      captchas: [...captchas.keys()],
    };
  }
  if ('quizzes' in result) return { quizzes: [...result.quizzes.keys()], captchas: [...result.captchas.keys()] };
  const text = ({ message: _message, ...rule }: ContactFormRule): string =>
    JSON.stringify(rule, Object.keys(rule).sort());
  return (result as readonly ContactFormRule[]).map(text).sort();
}

describe.each<Generation>(['newer', 'older'])('a form from the %s plugin generation', (generation) => {
  let cms: TestCms;
  let current = '';
  beforeAll(() => {
    const forms = recordedContactForms(generation);
    cms = openCms({ contact: { forms, filter: () => FILTERED[current] } });
  }, 60_000);
  afterAll(() => cms.close());

  const calls = recordedExchanges[generation].filter(({ name }) => !OTHERS.has(name));
  test.runIf(calls.length > 0).each(calls.map((each) => [each.name, each] as const))(
    'reaches the same state with the CMS as with the recorded response: %s',
    async (name, exchange) => {
      current = name;
      const [recorded, own] = await Promise.all([
        replay(exchange),
        replay(exchange, () => cms.app.fetch(requestFor(cms, exchange))),
      ]);
      expect(endOf(own)).toEqual(endOf(recorded));
    },
  );

  test('has enough recorded submissions to replay', () => {
    expect(calls.length === 0 || calls.filter(isSent).length > 35).toBe(true);
    expect(calls.every((each) => pathOf(each).includes('contact-form'))).toBe(true);
  });
});
