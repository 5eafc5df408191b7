import { describe, expect, test } from 'vitest';
import { createWordPressContactForms, readContactForm } from '@loggia/hooks/wordpress';
import {
  CONTACT_FORM_VERSIONS,
  contactFormOf,
  refusalOf,
  rulesOf,
  shownText,
  UNKNOWN_SPELLINGS,
  type ContactFormVersion,
} from '../../fixtures/wordpress/contactFormVersions.ts';

const { signal } = new AbortController();
const read = (markup: string) => readContactForm(new DOMParser().parseFromString(markup, 'text/html').body);

/** A form of this version, and a server that responds like this version. */
function open(version: ContactFormVersion) {
  const form = read(contactFormOf(version));
  const [status, rules] = rulesOf(version);
  const forms = createWordPressContactForms({
    root: 'https://hills.test/wp-json/',
    async fetch(input, init) {
      const { method } = new Request(input, init);
      return method === 'POST' ? Response.json(refusalOf(version)) : Response.json(rules, { status });
    },
  });
  return { form, forms, instance: { form, unitTag: form.unitTag ?? '', continuation: '' } };
}

describe.each(CONTACT_FORM_VERSIONS.map((version) => [version.name, version] as const))('%s', (_name, version) => {
  test('yields the same form description as other versions', () => {
    const { form } = open(version);
    const maxLength = version.lineLength;
    expect(form).toMatchObject({
      id: '7',
      unitTag: 'wpcf7-f7-p9-o1',
      serverVersion: version.version,
      containerId: '9',
      locale: 'en_US',
    });
    expect(form.fields).toMatchObject([
      { type: 'text', name: 'your-name', label: shownText(version, "Guest's name"), isRequired: true, maxLength },
      { type: 'email', name: 'my:email', label: 'Email', isRequired: true, maxLength },
      { type: 'file', name: 'my:photo', label: 'Photo' },
      {
        type: 'checkbox',
        name: 'extras',
        label: 'Extras',
        hasFreeText: true,
        choices: [{ label: shownText(version, '4" frame') }, { label: 'Other' }],
      },
      { type: 'submit', label: 'Send' },
    ]);
  });

  test('submits the plain value of a choice, and uses this version’s name for free text', () => {
    const { form, forms } = open(version);
    const [frame] = form.fields.flatMap((field) => ('choices' in field ? field.choices : []));
    expect(frame?.value ?? frame?.label).toBe('4" frame');
    expect(forms.inputName('extras', 'freeText', false, form)).toBe(version.freeTextName('extras'));
  });

  test('maps validation errors to field names', async () => {
    const { form, forms, instance } = open(version);
    const { invalidFields, outcome } = await forms.send(instance, new FormData(), { signal });
    const names = new Set(form.fields.map((field) => ('name' in field ? field.name : '')));
    expect(outcome).toBe('invalid');
    expect(invalidFields).toHaveLength(version.checksFilesAtOnce ? 3 : 2);
    for (const { name, message } of invalidFields) {
      expect(names).toContain(name);
      expect(message).toBe(`Look at ${name}.`);
    }
  });

  test('returns no rules, even if the rules endpoint is missing', async () => {
    const { forms, instance } = open(version);
    await expect(forms.loadRules?.(instance, { signal })).resolves.toEqual([]);
  });

  test('reports the invalid fields of a form posted without scripts', () => {
    const tip = '<span class="wpcf7-not-valid-tip" aria-hidden="true">Look here.</span>';
    const posted = contactFormOf(version)
      .replace('wpcf7-form init', 'wpcf7-form invalid')
      .replace('data-status="init"', 'data-status="invalid"')
      .replace('name="my:email" />', `$&${tip}`);
    expect(read(posted).initialResponse?.invalidFields).toEqual([{ name: 'my:email', message: 'Look here.' }]);
  });

  test.each(UNKNOWN_SPELLINGS)('is rejected if %s', (_what, change) => {
    expect(() => read(change(contactFormOf(version)))).toThrow('`readContactForm`');
  });
});

test('a form of unknown version is treated like a recent one', () => {
  const forms = createWordPressContactForms({ root: '/wp-json/' });
  expect(forms.inputName('extras', 'freeText', false)).toBe('_wpcf7_free_text_extras');
});
