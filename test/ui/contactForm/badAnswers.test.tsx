import { act } from '@testing-library/react-hooks';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

/** Names that would break a selector, an ID or the form's own properties. */
const NAMES = [`a"b`, `a'b`, 'a[b]c', 'a]b', 'my.field', 'a b', '#x', 'elements', 'reset', '<i>'];
const FORM: ContactFormDescription = {
  id: '7',
  fields: [
    ...NAMES.map((name) => ({ type: 'text', name, label: `Field ${name}` }) as const),
    { type: 'acceptance', name: 'terms', label: 'I agree', isOptional: true },
    { type: 'submit', label: 'Send' },
  ],
};
const SENT = { status: 'mail_sent', message: 'It was sent.' };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const html = (status: number, type: string) =>
  new Response('<!doctype html><title>Log in</title>', { status, headers: { 'Content-Type': type } });
const refusal = (status: number, code: string) => json({ code, message: 'No.', data: { status } }, { status });

let answer: () => Promise<Response>;
let sent: FormData[] = [];
let root: ReturnType<typeof createRoot>;
let place: HTMLElement;

beforeEach(() => {
  sent = [];
  const take = (body: FormData): Promise<Response> => {
    sent.push(body);
    return answer();
  };
  vi.stubGlobal('XMLHttpRequest', createFakeUploads(take));
  vi.stubGlobal('fetch', async () => json([]));
  const backend = createWordPressContactForms({ root: '/wp-json/' });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<ContactForm form={FORM} backend={backend} validateOnChange={false} />));
});
afterEach(() => {
  act(() => root.unmount());
});

const fields = () => [...place.querySelectorAll<HTMLInputElement>('input[type=text]')];
const values = () => fields().map(({ value }) => value);
const message = () => place.querySelector('[role=status]')?.textContent;
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

describe('a contact form after an invalid response', { timeout: 30_000 }, () => {
  test.each<readonly [string, () => Response | Promise<Response>]>([
    ['an invalid nonce', () => refusal(403, 'rest_cookie_invalid_nonce')],
    ['a login page', () => html(200, 'text/html')],
    ['HTML with a JSON content type', () => html(200, 'application/json')],
    ['an unsupported media type', () => refusal(415, 'unsupported_media_type')],
    ['an upload too large for the gateway', () => html(413, 'text/html')],
    ['an empty response', () => new Response('')],
    ['a truncated response', () => new Response('{"status":"mail_s')],
    ['a missing form', () => refusal(404, 'not_found')],
    ['a server error', () => html(500, 'text/html')],
  ])('keeps the typed text after %s, and sends it on retry', async (_name, bad) => {
    for (const [index, field] of fields().entries()) field.value = `text ${index}`;
    const typed = values();
    answer = async () => bad();
    await press('Send');
    await settle(() => expect(message()).toContain('Everything you wrote is still here.'));
    expect(values()).toEqual(typed);
    answer = async () => json(SENT);
    await press('Try again');
    await settle(() => expect(message()).toBe('It was sent.'));
    expect(sent).toHaveLength(2);
    expect(NAMES.map((name) => sent[1]?.get(name))).toEqual(typed);
    await settle(() => expect(values()).toEqual(NAMES.map(() => '')));
  });

  test("lists a thousand invalid fields, and shows each error next to its field, whatever the field's name", async () => {
    const told = NAMES.map((name) => ({ field: name.replaceAll(/[. ]/g, '_'), message: `No ${name}.`, idref: null }));
    const others = Array.from({ length: 1000 - told.length }, (_, index) => ({
      field: `"];[x${index}`,
      message: 'No.',
    }));
    answer = async () =>
      json({ status: 'validation_failed', message: 'Some errors.', invalid_fields: [...others, ...told] });
    fields()[2]?.focus();
    await press('Send');
    await settle(() => expect(message()).toBe('Some errors.'));
    expect(place.querySelectorAll('li')).toHaveLength(1000);
    const described = fields().map(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toEqual(NAMES.map((name) => `No ${name}.`));
    expect(document.activeElement).toBe(fields()[0]);
  });
});
