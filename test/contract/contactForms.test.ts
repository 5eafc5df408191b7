import { describe, expect, test } from 'vitest';
import { HttpStatusError, InvalidResponseError } from '@loggia/hooks/errors';
import { restCodeOf } from '@loggia/hooks/rest';
import type { ContactFormRenewal, ContactFormRule } from '@loggia/hooks';
import { contactFormReducer, INITIAL_CONTACT_FORM } from '../../hooks/site/contactForm/contactFormState.ts';
import { fieldKey } from '../../hooks/site/contactForm/fields.ts';
import { toLoggiaError } from '../../hooks/core/errors/engine/toLoggiaError.ts';
import { exchanges, fieldsOf, isSent, ORIGIN, pathOf, replay } from './contactFormReplay.ts';
import type { RestExchange } from './RestExchange.ts';

const OUTCOMES: Readonly<Record<string, string>> = {
  mail_sent: 'sent',
  mail_failed: 'failed',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  error: 'error',
  payment_required: 'payment-required',
  on_hold_by_add_on: 'custom-on-hold_by_add_on',
};

interface RecordedAnswer {
  readonly status?: string;
  readonly message?: string;
  readonly code?: string;
  readonly posted_data_hash?: string;
  readonly invalid_fields?: readonly { field?: string; into?: string; error_id?: string; message: string }[];
  readonly quiz?: Readonly<Record<string, readonly [string, string]>>;
  readonly captcha?: Readonly<Record<string, string>>;
}
const jsonOf = ({ response }: RestExchange) => (response.body.json ?? {}) as RecordedAnswer;

function expectQuestions(
  state: Pick<ContactFormRenewal, 'quizzes' | 'captchas'>,
  { quiz = {}, captcha = {} }: RecordedAnswer,
) {
  for (const [name, [question, token]] of Object.entries(quiz))
    expect(state.quizzes.get(name)).toEqual({ question, token });
  for (const [name, address] of Object.entries(captcha)) {
    const token = /(\d+)\.png$/.exec(address)?.[1];
    expect(state.captchas.get(name)).toEqual({ imageUrl: new URL(address, ORIGIN).href, token });
  }
  expect([state.quizzes.size, state.captchas.size]).toEqual([Object.keys(quiz).length, Object.keys(captcha).length]);
}

describe('a recorded form submission', () => {
  test.each(exchanges.filter(([, each]) => isSent(each)))(
    'updates the form state to match the response: %s',
    async (_name, exchange) => {
      const { result } = await replay(exchange);
      const json = jsonOf(exchange);
      const started = contactFormReducer(INITIAL_CONTACT_FORM, { type: 'submitStarted' });
      if ('outcome' in result) {
        const state = contactFormReducer(started, { type: 'responded', response: result });
        expect(state.status).toBe(OUTCOMES[json.status ?? '']);
        expect(state.message).toBe(json.message);
        expect(state.continuation).toBe(json.posted_data_hash ?? '');
        const invalid =
          json.invalid_fields ?? (json as { invalidFields?: typeof json.invalid_fields }).invalidFields ?? [];
        const names = invalid.map(({ field, into = '' }) => fieldKey(field ?? into.split('.').at(-1) ?? ''));
        expect([...state.invalidFields.keys()]).toEqual(names);
        expect([...state.invalidFields.values()].map(({ message }) => message)).toEqual(
          invalid.map(({ message }) => message),
        );
        expectQuestions(state, json);
        return;
      }
      expect(result).toHaveProperty('error');
      const error: unknown = 'error' in result ? result.error : undefined;
      const state = contactFormReducer(started, { type: 'sendFailed', error: toLoggiaError(error) });
      expect(state.status).toBe('error');
      if (exchange.response.status < 300) expect(error).toBeInstanceOf(InvalidResponseError);
      else {
        expect(error).toBeInstanceOf(HttpStatusError);
        expect(restCodeOf(error)).toBe(json.code);
      }
    },
  );

  test.each(exchanges.filter(([, each]) => isSent(each) && pathOf(each).endsWith('/feedback')))(
    'is sent as multipart data without a nonce: %s',
    async (_name, exchange) => {
      const { sent } = await replay(exchange);
      expect(sent.method).toBe('POST');
      expect(decodeURIComponent(new URL(sent.url).href)).toBe(`${ORIGIN}${pathOf(exchange)}`);
      expect(sent.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
      expect(sent.headers.get('x-wp-nonce')).toBeNull();
      const data = await sent.formData();
      expect(data.get('_wpcf7_unit_tag')).toMatch(/^[\w-]/);
      for (const name of new Set(fieldsOf(exchange).map((field) => field.name))) {
        const values = fieldsOf(exchange).filter((field) => field.name === name);
        const told = data
          .getAll(name)
          .map((value) => (typeof value === 'string' ? value : `file ${value.name} ${value.size}`));
        if (name === '_wpcf7_unit_tag') continue;
        expect(told).toEqual(
          values.map(({ value = '', filename, bytes }) =>
            filename === undefined ? value : `file ${filename} ${bytes}`,
          ),
        );
      }
    },
  );
});

test.each(exchanges.filter(([, each]) => pathOf(each).endsWith('/refill')))(
  'a refill request returns new quiz questions and captchas: %s',
  async (_name, exchange) => {
    const { result, sent } = await replay(exchange);
    expect(sent.method).toBe('GET');
    if (exchange.response.status >= 300) {
      expect(result).toMatchObject({ error: { restCode: jsonOf(exchange).code } });
      return;
    }
    expectQuestions(result as ContactFormRenewal, Array.isArray(jsonOf(exchange)) ? {} : jsonOf(exchange));
  },
);

test.each(exchanges.filter(([, each]) => pathOf(each).endsWith('/schema')))(
  'a schema request returns only the rules the client knows: %s',
  async (_name, exchange) => {
    const { result } = await replay(exchange);
    if (exchange.response.status >= 300) {
      expect(result).toEqual([]);
      return;
    }
    const { rules } = exchange.response.body.json as {
      rules: readonly { rule: string; field?: string; error?: string }[];
    };
    const isKnown = (text: string) => !text.includes('from-the-future');
    const known = rules.filter((rule) => isKnown(JSON.stringify(rule)));
    expect((result as readonly ContactFormRule[]).map(({ rule, message }) => [rule.toLowerCase(), message])).toEqual(
      known.map(({ rule, error }) => [rule, error]),
    );
  },
);
