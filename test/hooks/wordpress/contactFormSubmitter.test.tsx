import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

/** A form with custom submit buttons. */
const formWith = (buttons: string) =>
  `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init" action="/contact/#wpcf7-f9-p2-o1" method="post" novalidate>
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1"></fieldset>
<p><label>Name <span class="wpcf7-form-control-wrap" data-name="your-name"><input type="text" class="wpcf7-form-control wpcf7-text" name="your-name" value="Ann"></span></label></p>
<p>${buttons}</p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

const FORMS: readonly (readonly [string, string])[] = [
  [
    'two buttons',
    '<button type="submit" name="wish" value="quote">A quote</button> <button type="submit" name="wish" value="visit">A visit</button>',
  ],
  [
    'two inputs',
    '<input type="submit" name="wish" value="quote" class="wpcf7-form-control wpcf7-submit"> <input type="submit" name="wish" value="visit">',
  ],
  ['one button', '<button name="wish" value="visit">Send</button>'],
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

/** Mounts the form. Returns whether the form is left to the server, and whether that was reported. */
async function visit(buttons: string) {
  const onError = vi.fn();
  document.body.innerHTML = formWith(buttons);
  mounted = mount(document, { onError });
  const { ready } = mounted;
  await act(async () => void (await ready));
  const form = document.querySelector('form');
  return { isServed: form?.matches(ORIGINAL_CONTACT.form) ?? false, isTold: onError.mock.calls.length > 0, form };
}

/** Submits the form with one of its buttons, and returns the posted values named "wish". */
async function wishesAfter(buttons: string, place: number) {
  const { form, isServed } = await visit(buttons);
  expect(isServed).toBe(false);
  const submits = [...(form?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
  await act(async () => submits[place]?.click());
  await settle(() => expect(posts).toHaveLength(1));
  return { wishes: posts[0]?.getAll('wish'), words: submits.map(({ textContent }) => textContent) };
}

describe('a contact form with several submit buttons', { timeout: 30_000 }, () => {
  test.each(FORMS)(
    'either submits the clicked button of %s, or is left to the server and reported',
    async (_what, buttons) => {
      const { isServed, isTold, form } = await visit(buttons);
      expect(isTold).toBe(isServed);
      if (isServed) return;
      const submits = [...(form?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
      expect(submits).toHaveLength(buttons.split('wish').length - 1);
      await act(async () => submits.at(-1)?.click());
      await settle(() => expect(posts).toHaveLength(1));
      expect([posts[0]?.get('your-name'), posts[0]?.getAll('wish')]).toEqual(['Ann', ['visit']]);
    },
  );
});

describe('the label and value of a submit button', () => {
  const TWO =
    '<button name="wish" value="quote">A quote</button> <button type="submit" name="wish" value="visit"><b>A</b> visit</button>';

  test.each([
    ['the first of two', TWO, 0, 'A quote', ['quote']],
    ['the second of two', TWO, 1, 'A visit', ['visit']],
    ['a button without a value', '<button name="wish">A visit</button>', 0, 'A visit', ['']],
    ['a button with an empty value', '<button name="wish" value="">A visit</button>', 0, 'A visit', ['']],
    ['an input', '<input type="submit" name="wish" value="A visit">', 0, 'A visit', ['A visit']],
    ['an input without a value', '<input type="submit" name="wish">', 0, 'Send', ['']],
    ['a button without a name', '<button value="visit">A visit</button>', 0, 'A visit', []],
    ['an image button', '<input type="image" alt="A visit" src="/visit.png">', 0, 'A visit', []],
    [
      'a button with the name of a preceding field',
      '<input type="hidden" name="wish" value="none"><button name="wish" value="visit">A visit</button>',
      0,
      'A visit',
      ['none', 'visit'],
    ],
    [
      'a button disabled until terms are accepted',
      '<span class="wpcf7-form-control-wrap" data-name="ok"><span class="wpcf7-form-control wpcf7-acceptance"><label><input type="checkbox" name="ok" value="1" checked>OK</label></span></span>' +
        '<button class="wpcf7-submit" name="wish" value="visit" disabled>A visit</button>',
      0,
      'A visit',
      ['visit'],
    ],
  ])('are kept separate for %s', { timeout: 30_000 }, async (_what, buttons, place, word, wishes) => {
    const sent = await wishesAfter(buttons, place);
    expect([sent.words[place], sent.wishes]).toEqual([word, wishes]);
  });

  test.each([
    ['a button is disabled for other reasons', `${TWO}<button name="wish" value="call" disabled>A call</button>`],
    ['a group of buttons is disabled', `<fieldset disabled>${TWO}</fieldset>`],
    ['an image button posts its click coordinates', '<input type="image" name="wish" alt="A visit" src="/visit.png">'],
  ])('cause the form to be left to the server and reported if %s', { timeout: 30_000 }, async (_what, buttons) => {
    const { isServed, isTold } = await visit(buttons);
    expect([isServed, isTold]).toEqual([true, true]);
  });
});
