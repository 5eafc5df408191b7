import { usePhotoImport } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contactFormWith, UNIT_TAG } from '../../fixtures/wordpress/contactFormWith.ts';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';

/** Form properties that React itself needs. A form with a field of this name is not mounted. */
const RESERVED_NAMES = [
  'nodeName',
  'nodeType',
  'parentNode',
  'firstChild',
  'lastChild',
  'nextSibling',
  'previousSibling',
  'setAttribute',
  'removeAttribute',
  'appendChild',
  'insertBefore',
  'removeChild',
];

/** All properties of a form in this browser, including future ones. */
function propertyNames(): readonly string[] {
  const names = new Set<string>();
  for (let kind: object | null = HTMLFormElement.prototype; kind; kind = Object.getPrototypeOf(kind) as object | null)
    for (const name of Object.getOwnPropertyNames(kind)) names.add(name);
  return [...names].filter((name) => !RESERVED_NAMES.includes(name));
}

const NAMES = propertyNames();
/** Finds the form by its tag, because its own properties may be shadowed. */
const formOfPage = () => document.querySelector<HTMLFormElement>('form') as HTMLFormElement;
const inputOf = (name: string) =>
  [...document.querySelectorAll('input')].find((each) => each.name === name) as HTMLInputElement;

let mounted: MountHandle | undefined;
beforeEach(() => {
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/' } });
});
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a contact form whose field names shadow form properties', () => {
  test('has shadowed properties in this browser', () => {
    document.body.innerHTML = contactFormWith(['closest', 'ownerDocument']);
    expect([formOfPage().closest, formOfPage().ownerDocument]).toEqual([inputOf('closest'), inputOf('ownerDocument')]);
  });

  test('can be parsed', () => {
    document.body.innerHTML = contactFormWith(NAMES);
    const { id, unitTag, action, fields } = readContactForm(formOfPage());
    expect([id, unitTag, action]).toEqual(['7', UNIT_TAG, `/contact/#${UNIT_TAG}`]);
    expect(fields.flatMap((field) => (field.type === 'text' ? [field.name] : []))).toEqual(NAMES);
  });

  test(
    'is mounted with typed text, sends all values once, and is restored on unmount',
    { timeout: 60_000 },
    async () => {
      const posts: FormData[] = [];
      vi.stubGlobal(
        'XMLHttpRequest',
        createFakeUploads(async (body) => {
          posts.push(body);
          return Response.json({
            status: 'mail_failed',
            message: 'Not now.',
            posted_data_hash: '',
            invalid_fields: [],
          });
        }),
      );
      vi.stubGlobal('fetch', async () => Response.json({ rules: [] }));
      document.body.innerHTML = contactFormWith(NAMES);
      const served = formOfPage();
      for (const name of NAMES) inputOf(name).value = `typed in ${name}`;
      const onError = vi.fn();
      mounted = mount(document, { onError });
      await mounted.ready;
      expect(onError).not.toHaveBeenCalled();
      expect(document.querySelectorAll('form.loggia-contact')).toHaveLength(1);
      document.querySelector<HTMLElement>('form [type="submit"]')?.click();
      await vi.waitFor(() => expect(document.querySelector('form [role="status"]')?.textContent).toBe('Not now.'));
      expect(posts).toHaveLength(1);
      expect(NAMES.filter((name) => posts[0]?.get(name) !== `typed in ${name}`)).toEqual([]);
      inputOf('closest').value = 'typed later';
      mounted.unmount();
      expect(formOfPage()).toBe(served);
      expect(inputOf('closest').value).toBe('typed later');
    },
  );

  test.each(RESERVED_NAMES)('is not mounted if React cannot render a field named %s', async (name) => {
    document.body.innerHTML = contactFormWith([name]);
    const served = formOfPage();
    const onError = vi.fn();
    mounted = mount(document, { onError });
    await mounted.ready;
    expect(formOfPage()).toBe(served);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('React cannot render the form') as string }),
      served,
    );
  });
});

test('submitting a photo import form with a shadowed property focuses the first invalid field', async () => {
  function Import() {
    const photoImport = usePhotoImport({
      importer: { load: async () => ({ type: 'photos', photos: [] }) },
      addPhoto: async () => undefined,
    });
    return (
      <form {...photoImport.getFormProps()}>
        <input name="elements" aria-label="Elements" />
        <input {...photoImport.getUserInputProps()} />
        <input {...photoImport.getTokenInputProps()} />
        <button {...photoImport.getSubmitButtonProps()} />
      </form>
    );
  }
  await render(<Import />);
  document.querySelector<HTMLElement>('[type="submit"]')?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(inputOf('user')));
});
