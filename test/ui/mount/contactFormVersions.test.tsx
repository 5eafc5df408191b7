import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CONTACT_FORM_VERSIONS,
  contactFormOf,
  refusalOf,
  rulesOf,
  UNKNOWN_SPELLINGS,
} from '../../fixtures/wordpress/contactFormVersions.ts';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

let mounted: MountHandle | undefined;

beforeEach(() => {
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } });
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(markup: string): HTMLFormElement {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  return formOfPage();
}
function formOfPage(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}
async function mountPage(): Promise<void> {
  mounted = mount(document);
  const { ready } = mounted;
  await act(async () => void (await ready));
}
const inputs = () => [...formOfPage().querySelectorAll<HTMLInputElement>('input')];
const sentBy = (data: FormData) =>
  [...data].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).sort();

describe.each(CONTACT_FORM_VERSIONS.map((version) => [version.name, version] as const))('%s', (_name, version) => {
  test(
    'sends the same data as the original form when mounted, and shows server errors next to the fields',
    { timeout: 30_000 },
    async () => {
      const posts: FormData[] = [];
      vi.stubGlobal(
        'XMLHttpRequest',
        createFakeUploads(async (body) => {
          posts.push(body);
          return Response.json(refusalOf(version));
        }),
      );
      const [status, rules] = rulesOf(version);
      vi.stubGlobal('fetch', async () => Response.json(rules, { status }));
      place(contactFormOf(version));
      const freeText = version.freeTextName('extras');
      for (const input of inputs()) {
        if (input.name === 'extras[]') input.checked = true;
        if (input.name === freeText) input.value = 'in oak';
        if (input.name === 'your-name') input.value = 'Ann';
      }
      const own = sentBy(new FormData(formOfPage()));
      expect(own).toContain(`${freeText}=in oak`);

      await mountPage();
      expect(formOfPage().matches(ORIGINAL_CONTACT.form)).toBe(false);
      await act(async () => formOfPage().querySelector<HTMLElement>('[type=submit]')?.click());
      await settle(() => expect(formOfPage().dataset['status']).toBe('invalid'));
      expect(posts.map(sentBy)).toEqual([own]);

      const wrong = inputs().filter((input) => input.getAttribute('aria-invalid') === 'true');
      const inOrder = ['your-name', 'my:email', ...(version.checksFilesAtOnce ? ['my:photo'] : [])];
      expect(wrong.map(({ name }) => name)).toEqual(inOrder);
      const listed = [...formOfPage().querySelectorAll('ul a')].map(({ textContent }) => textContent);
      expect(listed).toEqual(inOrder.map((name) => expect.stringContaining(`Look at ${name}.`) as string));
    },
  );

  test.each(UNKNOWN_SPELLINGS)('keeps the original form and logs one warning if %s', async (_what, change) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const served = place(change(contactFormOf(version)));
    await mountPage();
    expect(formOfPage()).toBe(served);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('kept the server-rendered content'),
      served,
      expect.objectContaining({ message: expect.stringContaining('`readContactForm`') as string }),
    );
  });
});
