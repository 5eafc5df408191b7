import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import type { ContactFormDescription } from '@loggia/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactFormMarkup } from '../../../playground/server/contactForm/markup/contactFormMarkup.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';
import { ORIGINAL_CONTACT, startOriginalContactScript } from '../../fixtures/wordpress/originalContactScript.ts';

const FORM: ContactFormDescription = {
  id: '7',
  unitTag: 'form-o1',
  fields: [
    { type: 'heading', level: 2, text: [{ text: 'Write to us' }] },
    { type: 'text', name: 'your-name', label: 'Name', isRequired: true },
    { type: 'textarea', name: 'text', label: 'Text', defaultValue: 'Dear all' },
    { type: 'count', target: 'text', max: 50 },
    { type: 'select', name: 'prints', label: 'Prints', isMultiple: true, choices: [{ label: 'S' }, { label: 'L' }] },
    {
      type: 'radio',
      name: 'light',
      label: 'Light',
      choices: [{ label: 'North' }, { label: 'Other' }],
      hasFreeText: true,
    },
    { type: 'acceptance', name: 'terms', label: 'I agree' },
    { type: 'submit', label: 'Send' },
  ],
};
const SENT = { status: 'mail_sent', message: 'It was sent.', posted_data_hash: '', invalid_fields: [] };

let mounted: MountHandle | undefined;
let posts: FormData[] = [];
let answer: () => Promise<Response>;
/** A JSON response. */
const json = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

beforeEach(() => {
  posts = [];
  answer = () => json(SENT);
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } });
  const take = async (body: FormData): Promise<Response> => {
    posts.push(body);
    return answer();
  };
  vi.stubGlobal('XMLHttpRequest', createFakeUploads(take));
  vi.stubGlobal('fetch', async (input: unknown, { method = 'GET', body }: RequestInit = {}) =>
    method === 'POST' ? take(body as FormData) : json(String(input).includes('schema') ? { rules: [] } : []),
  );
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function place(form: ContactFormDescription = FORM): HTMLFormElement {
  const page = new DOMParser().parseFromString(contactFormMarkup({ form, generation: 'newer' }), 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  return formOfPage();
}
function formOfPage(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}
async function mountPage(onError = vi.fn()): Promise<ReturnType<typeof vi.fn>> {
  mounted = mount(document, { onError });
  const { ready } = mounted;
  await act(async () => void (await ready));
  return onError;
}
const field = (name: string, index = 0) =>
  [...formOfPage().querySelectorAll<HTMLInputElement>('input, textarea, select')].filter((each) => each.name === name)[
    index
  ] as HTMLInputElement;
const button = () => formOfPage().querySelector<HTMLElement>('[type=submit]') as HTMLElement;
const add = (markup: string) => formOfPage().insertAdjacentHTML('beforeend', markup);
const addHidden = (name: string) => add(`<input type="hidden" name="${name}">`);
const isServed = () => formOfPage().matches(ORIGINAL_CONTACT.form);

function fillIn(): void {
  field('your-name').value = 'Ann';
  field('text').value = 'Fine light.';
  (field('prints[]') as unknown as HTMLSelectElement).selectedIndex = 1;
  field('light', 1).checked = true;
  field(`${ORIGINAL_CONTACT.freeText}light`).value = 'at dusk';
  field('terms').checked = true;
}
const sent = (data = new FormData(formOfPage())) =>
  ['your-name', 'text', 'prints[]', 'light', `${ORIGINAL_CONTACT.freeText}light`, 'terms'].map((name) =>
    data.get(name),
  );
const FILLED_IN = ['Ann', 'Fine light.', 'L', 'Other', 'at dusk', '1'];

describe('a server-rendered contact form', { timeout: 30_000 }, () => {
  test('is mounted with all typed values, which are kept on unmount', async () => {
    const served = place();
    fillIn();
    await mountPage();
    expect(isServed()).toBe(false);
    expect(sent()).toEqual(FILLED_IN);
    expect(formOfPage().textContent).toContain('Write to us');
    expect(formOfPage().textContent).toContain('11 characters');
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(document.querySelectorAll('[id="form-o1"]')).toHaveLength(1);
    field('your-name').value = 'Ann Lee';
    act(() => mounted?.unmount());
    expect(formOfPage()).toBe(served);
    expect(sent()).toEqual(['Ann Lee', ...FILLED_IN.slice(1)]);
    expect(document.querySelector(ORIGINAL_CONTACT.place)?.id).toBe('form-o1');
  });

  test('sends one message despite the original script, and dispatches the original event', async () => {
    place();
    startOriginalContactScript(document);
    fillIn();
    const heard = vi.fn();
    document.querySelector(ORIGINAL_CONTACT.place)?.addEventListener(ORIGINAL_CONTACT.sentEvent, heard);
    await mountPage();
    // Plugins may initialize forms a second time.
    startOriginalContactScript(document);
    await act(async () => button().click());
    await settle(() => expect(heard).toHaveBeenCalledOnce());
    expect(posts.map((data) => sent(data))).toEqual([FILLED_IN]);
    await settle(() => expect(field('your-name').value).toBe(''));
    expect(field('text').value).toBe('Dear all');
  });

  test('queues an early click on the submit button until mounted, then sends one message', async () => {
    place();
    startOriginalContactScript(document);
    fillIn();
    const onError = vi.fn();
    mounted = mount(document, { onError });
    button().focus();
    button().click();
    expect(posts).toHaveLength(0);
    const { ready } = mounted;
    await act(async () => void (await ready));
    await settle(() => expect(posts.map((data) => sent(data))).toEqual([FILLED_IN]));
    await settle(() => expect(field('your-name').value).toBe(''));
    expect(isServed()).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });

  describe('with a submit button elsewhere on the page', () => {
    function placeBar(): HTMLElement {
      place({ ...FORM, fields: FORM.fields.filter(({ type }) => type !== 'acceptance') });
      formOfPage().id = 'order';
      startOriginalContactScript(document);
      const bar = document.createElement('button');
      bar.setAttribute('form', 'order');
      Object.assign(bar, { name: 'from', value: 'bar' });
      document.body.prepend(bar);
      field('your-name').value = 'Ann';
      return bar;
    }

    test('queues an early click on the button until mounted, then sends one message', async () => {
      const bar = placeBar();
      const onError = vi.fn();
      mounted = mount(document, { onError });
      bar.click();
      expect(posts).toHaveLength(0);
      const { ready } = mounted;
      await act(async () => void (await ready));
      await settle(() =>
        expect(posts.map((data) => [data.get('your-name'), data.get('from')])).toEqual([['Ann', 'bar']]),
      );
      expect([isServed(), onError.mock.calls]).toEqual([false, []]);
      await settle(() => expect(formOfPage().dataset['status']).toBe('sent'));
    });

    test('passes an early click to the original script if the form is not mounted', async () => {
      const bar = placeBar();
      addHidden(ORIGINAL_CONTACT.addOns.payment);
      mounted = mount(document, { onError: vi.fn() });
      bar.click();
      expect(posts).toHaveLength(0);
      const { ready } = mounted;
      await act(async () => void (await ready));
      await settle(() => expect(posts.map((data) => data.get('your-name'))).toEqual(['Ann']));
      expect(isServed()).toBe(true);
    });

    test("moves the form's id to the mounted form, and back on unmount", async () => {
      const bar = placeBar();
      const served = formOfPage();
      await mountPage();
      const drawn = formOfPage();
      expect([(bar as HTMLButtonElement).form === drawn, drawn.id, isServed()]).toEqual([true, 'order', false]);
      expect(document.querySelector(ORIGINAL_CONTACT.place)?.id).toBe('form-o1');
      act(() => mounted?.unmount());
      expect((bar as HTMLButtonElement).form).toBe(served);
    });
  });

  test('is not mounted until the original script has finished sending', async () => {
    const served = place();
    startOriginalContactScript(document);
    fillIn();
    let deliver: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (deliver = resolve));
    button().click();
    mounted = mount(document, { onError: vi.fn() });
    await settle(() => expect(posts).toHaveLength(1));
    expect(formOfPage()).toBe(served);
    deliver(await json(SENT));
    const { ready } = mounted;
    await act(async () => void (await ready));
    expect(isServed()).toBe(false);
    expect(formOfPage().querySelector('[role=status]')?.textContent).toBe('It was sent.');
    expect(posts).toHaveLength(1);
  });

  test.each([
    ['it has a field from an add-on', () => add('<input type="color" name="c">')],
    ['it uses a captcha service', () => addHidden(ORIGINAL_CONTACT.addOns.captcha)],
    ['it takes a payment', () => addHidden(ORIGINAL_CONTACT.addOns.payment)],
    ['a script toggles its groups', () => addHidden(ORIGINAL_CONTACT.addOns.groups)],
    ['the page has no API settings', () => Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings)],
  ])('is left to the original script if %s', async (_name, spoil) => {
    const served = place();
    startOriginalContactScript(document);
    spoil();
    fillIn();
    const onError = await mountPage();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), served);
    expect(formOfPage()).toBe(served);
    expect(sent()).toEqual(FILLED_IN);
    button().click();
    await settle(() => expect(posts).toHaveLength(1));
    await settle(() => expect(served.dataset['status']).toBe('sent'));
  });

  test('shows the result of a form submitted without JavaScript', async () => {
    const invalidFields = [{ name: 'your-name', message: 'Please fill this in.' }];
    const initialResponse = { outcome: 'invalid', message: 'Some errors.', invalidFields, continuation: '' } as const;
    place({ ...FORM, initialResponse });
    await mountPage();
    expect(formOfPage().querySelector('[role=status]')?.textContent).toBe('Some errors.');
    expect(field('your-name').getAttribute('aria-invalid')).toBe('true');
    expect(formOfPage().querySelector('ul a')?.textContent).toBe('Name: Please fill this in.');
    expect(document.querySelectorAll('[role=status]:not([hidden] *)')).toHaveLength(1);
  });
});
