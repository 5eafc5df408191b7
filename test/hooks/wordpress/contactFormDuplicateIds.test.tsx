import { act, fireEvent } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

const control = (name: string, markup: string) =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${markup}</span>`;
const choice = (name: string, value: string) =>
  `<span class="wpcf7-list-item"><label><input type="radio" name="${name}" value="${value}"><span class="wpcf7-list-item-label">${value}</span></label></span>`;

/** A form with custom field ids and labels that refer to them, as printed by the plugin. */
const FORM = `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init" action="/contact/#wpcf7-f9-p2-o1" method="post" novalidate>
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1"></fieldset>
<p><label for="full-name">Full name</label> ${control('full-name', '<input size="40" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" id="full-name" aria-required="true" type="text" name="full-name" value="">')}</p>
<p><label for="story">Story</label> ${control('story', '<textarea class="wpcf7-form-control wpcf7-textarea" id="story" name="story"></textarea>')}</p>
<p><label for="prints">Prints</label> ${control('prints', '<select class="wpcf7-form-control wpcf7-select" id="prints" name="prints"><option value="Small">Small</option><option value="Large">Large</option></select>')}</p>
<p>Light ${control('light', `<span class="wpcf7-form-control wpcf7-radio" id="light">${choice('light', 'North')}${choice('light', 'South')}</span>`)}</p>
<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="Send"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

const LABELS = ['Full name', 'Story', 'Prints', 'North', 'South'] as const;
const REFUSED = {
  status: 'validation_failed',
  message: 'Some errors.',
  invalid_fields: [{ field: 'full-name', message: 'Please fill this in.' }],
};
const json = (body: unknown) => new Response(JSON.stringify(body));
let mounted: MountHandle | undefined;

beforeEach(() => {
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } });
  vi.stubGlobal(
    'XMLHttpRequest',
    createFakeUploads(async () => json(REFUSED)),
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

/** Mounts a page and returns its forms. */
async function mountPage(html: string): Promise<readonly HTMLFormElement[]> {
  const onError = vi.fn();
  document.body.innerHTML = html;
  mounted = mount(document, { onError });
  const { ready } = mounted;
  await act(async () => void (await ready));
  expect(onError).not.toHaveBeenCalled();
  const forms = [...document.querySelectorAll('form')];
  expect(forms.map((form) => form.matches(ORIGINAL_CONTACT.form))).toEqual(forms.map(() => false));
  return forms;
}

/** The field of the label that starts with `text`. */
function labelled(form: HTMLFormElement, text: string): HTMLElement | null {
  const label = [...form.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(text));
  if (!label) throw new Error(`There is no label ${text}.`);
  return label.control as HTMLElement | null;
}
const namesOf = (form: HTMLFormElement) =>
  LABELS.map((text) => {
    const field = labelled(form, text) as HTMLInputElement | null;
    return field && form.contains(field) ? field.name : field;
  });
const NAMES = ['full-name', 'story', 'prints', 'light', 'light'];
const idsWithin = (forms: readonly HTMLFormElement[]) =>
  forms.flatMap((form) => [...form.querySelectorAll('[id]')].map(({ id }) => id));

/** The elements that the form's elements refer to by id in an attribute. */
const referred = (form: HTMLFormElement, attribute: string) =>
  [...form.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
    (element.getAttribute(attribute) ?? '').split(/\s+/).map((id) => document.getElementById(id)),
  );

describe('a form with custom ids', { timeout: 30_000 }, () => {
  test('labels its own fields in both copies printed by a page builder', async () => {
    const forms = await mountPage(`<div class="for-desktops">${FORM}</div><div class="for-phones">${FORM}</div>`);
    expect(forms.map(namesOf)).toEqual([NAMES, NAMES]);
    const ids = idsWithin(forms);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('labels its own fields in a second copy added later', async () => {
    const [first] = await mountPage(FORM);
    document.body.insertAdjacentHTML('beforeend', `<dialog open>${FORM}</dialog>`);
    const later = mount(document);
    await act(async () => void (await later.ready));
    const forms = [...document.querySelectorAll('form')];
    expect(forms[0]).toBe(first);
    expect(forms.map(namesOf)).toEqual([NAMES, NAMES]);
    const ids = idsWithin(forms);
    expect(ids).toEqual([...new Set(ids)]);
    act(() => later.unmount());
  });

  test('labels its own fields if the page already contains the same ids', async () => {
    const [form] = await mountPage(`<section id="story"><h2 id="full-name">Us</h2></section>${FORM}`);
    expect(form && namesOf(form)).toEqual(NAMES);
    expect(document.querySelectorAll('#story, #full-name')).toHaveLength(2);
  });

  test('shows an error only on the field of the submitted copy', async () => {
    const [first, second] = await mountPage(FORM + FORM);
    if (!first || !second) throw new Error('There are not two forms.');
    fireEvent.click(second.querySelector('[type=submit]') as HTMLElement);
    await settle(() => expect(labelled(second, 'Full name')?.getAttribute('aria-invalid')).toBe('true'));
    expect(labelled(first, 'Full name')?.getAttribute('aria-invalid')).not.toBe('true');
    const field = labelled(second, 'Full name');
    const said = (field?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element?.textContent.includes('Please fill this in.'));
    expect(said.map((element) => second.contains(element))).toEqual([true]);
    for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-errormessage'])
      for (const element of referred(second, attribute)) expect(second.contains(element)).toBe(true);
    const links = [...second.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))).toEqual([field]);
  });
});
