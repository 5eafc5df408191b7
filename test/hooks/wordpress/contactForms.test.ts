// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactFormInstance, ContactFormNotification } from '../../../hooks/data/backend/ContactFormBackend.ts';
import { createWordPressContactForms } from '../../../hooks/adapters/wordpress/contactForm/createWordPressContactForms.ts';
import { parseFeedback, parseRenewal, toOutcome } from '../../../hooks/adapters/wordpress/contactForm/parseFeedback.ts';
import { parseRules } from '../../../hooks/adapters/wordpress/contactForm/parseRules.ts';

const BASE = 'https://hills.test/wp-json/';
const { signal } = new AbortController();
const INSTANCE: ContactFormInstance = {
  form: { id: '7', fields: [], locale: 'en_US', serverVersion: '6.1.6', containerId: '9' },
  unitTag: 'wpcf7-f7-o1',
  continuation: 'hash',
};

function open(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const forms = createWordPressContactForms({
    root: BASE,
    async fetch(input, init) {
      requests.push(new Request(input, init));
      return answer();
    },
  });
  return { forms, requests, send: (data = new FormData()) => forms.send(INSTANCE, data, { signal }) };
}

const json = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init);
const html = (status: number, type: string) => () =>
  new Response('<!doctype html><title>Log in</title>', { status, headers: { 'Content-Type': type } });

describe('an unusable response to a contact form', () => {
  test.each([
    ['HTML with a JSON content type', html(200, 'application/json'), { code: 'invalidResponse' }],
    ['the login page after a redirect', html(200, 'text/html'), { code: 'invalidResponse' }],
    ['an empty body', () => new Response(''), { code: 'invalidResponse' }],
    ['a list', json([]), { code: 'invalidResponse' }],
    ['another shape', json({ ok: true }), { code: 'invalidResponse' }],
    ['a status that is not a string', json({ status: { evil: 1 } }), { code: 'invalidResponse' }],
    ['a status with markup', json({ status: '"><img src=x>' }), { code: 'invalidResponse' }],
    ['an overlong status', json({ status: 'a'.repeat(5000) }), { code: 'invalidResponse' }],
    [
      '415 from the server',
      json({ code: 'wpcf7_unsupported_media_type', message: 'No.' }, { status: 415 }),
      { restCode: 'wpcf7_unsupported_media_type' },
    ],
    ['413 from a gateway', html(413, 'text/html'), { status: 413 }],
    [
      'a refused nonce',
      json({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, { status: 403 }),
      { restCode: 'rest_cookie_invalid_nonce' },
    ],
    ['a server error', html(500, 'application/json'), { status: 500 }],
    ['a broken connection', () => Promise.reject(new TypeError('broken')), { code: 'noResponse' }],
  ])('is reported as a failure: %s', async (_name, answer, expected) => {
    await expect(open(answer).send()).rejects.toMatchObject(expected);
  });

  test('is reported as `noResponse` if its body is truncated', async () => {
    const half = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"status":"mail_'));
            controller.error(new TypeError('cut'));
          },
        }),
      );
    await expect(open(half).send()).rejects.toMatchObject({ code: 'noResponse' });
  });

  test('is reported only as `invalidResponse`, whatever its JSON body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        let error: unknown;
        try {
          parseFeedback(body, BASE);
        } catch (thrown) {
          error = thrown;
        }
        if (error) expect(error).toMatchObject({ code: 'invalidResponse' });
        expect(parseRenewal(body, BASE).quizzes).toBeInstanceOf(Map);
      }),
    );
  });
});

describe('the data of a contact form response', () => {
  const feedback = (own: object) => parseFeedback({ status: 'validation_failed', ...own }, BASE);

  test('is empty if missing or of an unexpected type', () => {
    expect(feedback({ message: 5, invalid_fields: 'x', posted_data_hash: null })).toMatchObject({
      message: '',
      invalidFields: [],
      continuation: '',
    });
  });

  test('includes a thousand invalid fields with hostile names unchanged', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `"];[x='${index}`);
    const answer = feedback({ invalid_fields: names.map((field) => ({ field, message: '<b>no</b>' })) });
    expect(answer.invalidFields.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    [{ field: 'a', into: 'span.x.b' }, 'a'],
    [{ into: 'span.wpcf7-form-control-wrap.b' }, 'b'],
    [{ error_id: 'wpcf7-f7-o1-ve-c-ve-d' }, 'c-ve-d'],
  ])('maps the invalid field %j to the field name %j', (invalid, name) => {
    expect(feedback({ invalid_fields: [{ message: 'No.', ...invalid }] }).invalidFields[0]?.name).toBe(name);
  });

  test('omits invalid fields without a name', () => {
    expect(feedback({ invalid_fields: [{ message: 'No.' }, null, 'x', { into: 'span' }] }).invalidFields).toEqual([]);
  });

  test('includes captcha images only if their URLs are http', () => {
    const { captchas } = parseRenewal(
      { captcha: { a: 'javascript:alert(1)', b: 'data:image/png,x', c: '/c/12.gif', d: 7 } },
      BASE,
    );
    expect([...captchas]).toEqual([['c', { imageUrl: 'https://hills.test/c/12.gif', token: '12' }]]);
  });

  test('includes quizzes only if they have a question and an answer', () => {
    const { quizzes } = parseRenewal({ quiz: { a: ['?'], b: '?', c: ['1+1=?', 'h'], d: [1, 2] } }, BASE);
    expect([...quizzes.keys()]).toEqual(['c']);
  });

  test('omits rules that are nested too deeply', () => {
    const nest = (depth: number): object =>
      depth === 0 ? { rule: 'required', field: 'a', error: 'x' } : { rule: 'all', rules: [nest(depth - 1)] };
    expect(parseRules({ rules: [nest(500)] })).toEqual([]);
    expect(parseRules({ rules: [nest(2)] })).toHaveLength(1);
    expect(() => parseRules('x')).toThrow('unexpected format');
  });
});

test.each([
  ['some_status', 'custom-some-status'],
  ['a_b_c', 'custom-a-b_c'],
  ['submitting', 'custom-submitting'],
  ['mail_sent', 'sent'],
])('toOutcome converts the status %j to %j', (word, outcome) => {
  expect(toOutcome(word)).toBe(outcome);
});

test('a form is posted with its state and latest hash, but without a stale nonce', async () => {
  const { send, requests } = open(json({ status: 'mail_sent' }));
  const data = new FormData();
  data.set('your-name', 'Ann');
  data.set('_wpnonce', 'stale');
  data.set('_wpcf7_posted_data_hash', '');
  data.set('_wpcf7_unit_tag', '');
  await send(data);
  const sent = await requests[0]?.formData();
  expect([...(sent ?? [])].map(([name, value]) => `${name}=${String(value)}`).sort()).toEqual([
    '_wpcf7=7',
    '_wpcf7_container_post=9',
    '_wpcf7_locale=en_US',
    '_wpcf7_posted_data_hash=hash',
    '_wpcf7_unit_tag=wpcf7-f7-o1',
    '_wpcf7_version=6.1.6',
    'your-name=Ann',
  ]);
  // Objects that the page's event listeners still refer to are not modified.
  expect(data.get('_wpnonce')).toBe('stale');
});

test('a nonce in a response is ignored', async () => {
  const { send, requests } = open(json({ status: 'spam' }, { headers: { 'X-WP-Nonce': 'abcdef' } }));
  await send();
  await send();
  expect(requests.map(({ headers }) => headers.get('x-wp-nonce'))).toEqual([null, null]);
});

test('path segments in a form id are escaped', async () => {
  const { forms, requests } = open(json([]));
  const instance = { ...INSTANCE, form: { id: '../../wp/v2/users', fields: [] } };
  await forms.refill(instance, { signal });
  expect(requests[0]?.url).toBe(`${BASE}contact-form-7/v1/contact-forms/..%2F..%2Fwp%2Fv2%2Fusers/refill`);
});

test('the DOM events of a form match the original script’s', () => {
  const data = new FormData();
  data.set('_wpcf7', '7');
  data.set('your-name', 'Ann');
  const raw = { status: 'mail_sent' };
  const answer = parseFeedback(raw, BASE);
  const notice: ContactFormNotification = { name: 'sent', instance: INSTANCE, status: 'sent', data, response: answer };
  expect(open(json([])).forms.domEvent?.(notice)).toEqual({
    type: 'wpcf7mailsent',
    detail: {
      contactFormId: 7,
      pluginVersion: '6.1.6',
      contactFormLocale: 'en_US',
      unitTag: 'wpcf7-f7-o1',
      containerPostId: 9,
      status: 'mail_sent',
      inputs: [{ name: 'your-name', value: 'Ann' }],
      formData: data,
      apiResponse: raw,
    },
  });
});
