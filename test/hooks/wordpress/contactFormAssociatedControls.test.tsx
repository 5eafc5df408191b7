import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

/** A form with a custom id, as set by `html_id` in the shortcode. */
const FORM = `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form id="order" class="wpcf7-form init" action="/contact/#wpcf7-f9-p2-o1" method="post" novalidate>
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1"></fieldset>
<p><label>Name <span class="wpcf7-form-control-wrap" data-name="your-name"><input type="text" class="wpcf7-form-control wpcf7-text" name="your-name" value="Ann"></span></label></p>
<p><input type="submit" class="wpcf7-form-control wpcf7-submit" value="Send"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

/** Fields outside the form that a page builder associates with it by id. */
const OUTSIDE: readonly (readonly [string, string])[] = [
  [
    'a checked checkbox',
    '<label><input type="checkbox" name="extra" value="frame" form="order" checked> With a frame</label>',
  ],
  [
    'a select',
    '<select name="extra" form="order"><option value="none">No frame</option><option value="frame" selected>A frame</option></select>',
  ],
  ['a hidden field', '<input type="hidden" name="extra" value="frame" form="order">'],
  ['a textarea', '<textarea name="extra" form="order">frame</textarea>'],
];

const json = (body: unknown) => new Response(JSON.stringify(body));
let posts: FormData[] = [];
let mounted: MountHandle | undefined;

beforeEach(() => {
  posts = [];
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } });
  vi.stubGlobal(
    'XMLHttpRequest',
    createFakeUploads(async (body) => {
      posts.push(body);
      return json({ status: 'mail_sent', message: 'It was sent.', posted_data_hash: '', invalid_fields: [] });
    }),
  );
  vi.stubGlobal('fetch', async (input: unknown) => json(String(input).includes('schema') ? { rules: [] } : []));
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Mounts a page. Returns its form, whether the form is left to the server, and whether that was reported. */
async function visit(html: string) {
  const onError = vi.fn();
  document.body.innerHTML = html;
  mounted = mount(document, { onError });
  const { ready } = mounted;
  await act(async () => void (await ready));
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { form, isServed: form.matches(ORIGINAL_CONTACT.form), isTold: onError.mock.calls.length > 0 };
}

/** The posted values of the form and its associated fields, however it is sent. */
async function sent(form: HTMLFormElement, isServed: boolean, press: () => void) {
  if (isServed) return [new FormData(form)];
  await act(async () => press());
  await settle(() => expect(posts).toHaveLength(1));
  return posts;
}

describe('a contact form with associated controls outside the form', { timeout: 30_000 }, () => {
  test.each(OUTSIDE)(
    'either submits %s placed before the form, or is left to the server and reported',
    async (_what, outside) => {
      const { form, isServed, isTold } = await visit(`<aside>${outside}</aside>${FORM}`);
      expect(isTold).toBe(isServed);
      const button = form.querySelector<HTMLElement>('[type=submit]');
      const [data] = await sent(form, isServed, () => button?.click());
      expect([data?.get('your-name'), data?.getAll('extra')]).toEqual(['Ann', ['frame']]);
    },
  );

  test('is submitted by a button placed after the form', async () => {
    const { form, isServed, isTold } = await visit(
      `${FORM}<footer><button form="order" class="bar">Send now</button></footer>`,
    );
    const button = document.querySelector<HTMLButtonElement>('.bar');
    expect(isTold).toBe(isServed);
    expect(button?.form === form).toBe(true);
    const [data] = await sent(form, isServed, () => button?.click());
    expect(data?.get('your-name')).toBe('Ann');
  });
});
