// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactFormDescription, ContactFormField, ContactFormText } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';
import { contactForms } from '../../playground/server/contactForm/contactForms.ts';
import { contactFormMarkup } from '../../playground/server/contactForm/markup/contactFormMarkup.ts';

type Generation = 'newer' | 'older';
/** The names that a server uses depend on its version, so a form of a generation has one of it. */
const VERSIONS: Readonly<Record<Generation, string>> = { newer: '6.1.6', older: '5.5.6' };

/** Reads what the CMS prints, from a page: nothing of it is loaded. */
function readBack(form: ContactFormDescription, generation: Generation): ContactFormDescription {
  const page = new DOMParser().parseFromString(contactFormMarkup({ form, generation }), 'text/html');
  const element = page.querySelector('.wpcf7');
  if (!element) throw new Error('There is no form.');
  return readContactForm(element);
}

/** Without the keys that say nothing. */
const plain = (form: ContactFormDescription): unknown => JSON.parse(JSON.stringify(form));

const word = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{1,9}$/),
  fc.constantFrom(
    '<b>',
    '&amp;',
    '"',
    "'",
    ']',
    '[x]',
    '<script>alert(1)</script>',
    '日本',
    '🏔',
    'a=b',
    '</label>',
    '-->',
  ),
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const name = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
  fc.constantFrom('my.field', `a"b`, `a'b`, 'a]b', 'a[b', 'reset', 'elements', 'submit', '<i>'),
);
const maybe = <TValue>(values: fc.Arbitrary<TValue>) => fc.option(values, { nil: undefined });
const yes = maybe(fc.constant(true as const));

const run = fc.record({
  text: words,
  href: maybe(fc.constantFrom('/terms', 'https://hills.test/?a=1&b=2', 'mailto:ann@hills.test', 'tel:+37410')),
  isStrong: yes,
  isEmphasized: yes,
});
/** Pieces that follow each other differ, or they would be one. */
const text: fc.Arbitrary<ContactFormText> = fc
  .array(run, { minLength: 1, maxLength: 3 })
  .map((runs) =>
    runs
      .filter((each, index) => index === 0 || each.href !== runs[index - 1]?.href)
      .map((each, index, all) => ({ ...each, text: index < all.length - 1 ? `${each.text} ` : each.text })),
  );

const labeled = { name, label: words, isRequired: yes };
const identified = { ...labeled, id: maybe(fc.uuid()) };
const line = {
  ...identified,
  defaultValue: maybe(words),
  placeholder: maybe(words),
  autoComplete: maybe(fc.constantFrom('name', 'email', 'off')),
  isReadOnly: yes,
};
const length = maybe(fc.integer({ min: 1, max: 9999 }));
const limit = maybe(fc.oneof(fc.integer({ min: -99, max: 99 }), fc.constant(0.5)));
const date = maybe(fc.constantFrom('2020-02-29', '2035-12-31'));
const unique = fc.uniqueArray(words, { minLength: 1, maxLength: 4 });
const choices = fc.tuple(unique, fc.nat(3), fc.nat(4)).map(([labels, valued, chosen]) =>
  labels.map((label, index) => ({
    label,
    ...(index === valued && { value: `value ${index}` }),
    ...(index === chosen && { isChosen: true }),
  })),
);

const field: fc.Arbitrary<ContactFormField> = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'email', 'url', 'tel'), ...line, minLength: length, maxLength: length }),
  fc.record({ type: fc.constantFrom('number', 'range'), ...line, minimum: limit, maximum: limit, step: limit }),
  fc.record({ type: fc.constant('date'), ...line, minimum: date, maximum: date }),
  fc.record({
    type: fc.constant('textarea'),
    ...line,
    defaultValue: maybe(fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))),
    minLength: length,
    maxLength: length,
    rows: length,
  }),
  fc.record({ type: fc.constant('select'), ...identified, choices, isMultiple: yes }),
  fc.record({ type: fc.constant('checkbox'), ...labeled, choices, isExclusive: yes, hasFreeText: yes }),
  fc.record({ type: fc.constant('radio'), ...labeled, choices, hasFreeText: yes }),
  fc.record({ type: fc.constant('acceptance'), name, label: words, isInverted: yes, isOptional: yes, isTicked: yes }),
  fc.record({
    type: fc.constant('quiz'),
    name,
    label: words,
    question: words,
    token: fc.stringMatching(/^[0-9a-f]{32}$/),
  }),
  fc.record({ type: fc.constant('file'), ...identified, accept: maybe(fc.constantFrom('.png,.txt', 'image/*')) }),
  fc.record({ type: fc.constant('hidden'), name, value: words }),
  fc.record({ type: fc.constant('submit'), label: words }),
  fc.record({
    type: fc.constant('count'),
    target: name,
    direction: fc.constantFrom('up', 'down'),
    maximum: length,
    minimum: length,
  }),
  fc.record({ type: fc.constant('heading'), level: fc.constantFrom(1, 2, 3, 4, 5, 6), text }),
  fc.record({ type: fc.constant('paragraph'), text }),
  fc.record({ type: fc.constant('list'), items: fc.array(text, { minLength: 1, maxLength: 3 }), isOrdered: yes }),
);
const nameOf = (each: ContactFormField): unknown => ('name' in each ? each.name : each);

const form: fc.Arbitrary<ContactFormDescription> = fc.record({
  id: fc.integer({ min: 1 }).map(String),
  title: maybe(words),
  fields: fc.uniqueArray(field, { maxLength: 8, selector: nameOf }),
  action: maybe(fc.constantFrom('/contact#wpcf7-f7-o1', 'https://hills.test/contact')),
  unitTag: fc.integer({ min: 1, max: 99 }).map((number) => `wpcf7-f7-p9-o${number}`),
  locale: maybe(fc.constantFrom('en_US', 'hy')),
  containerId: maybe(fc.integer({ min: 1 }).map(String)),
  isAcceptanceValidated: yes,
});

describe.each<Generation>(['newer', 'older'])('a form of the %s generation', (generation) => {
  test('is read back as it was described to the CMS, whatever names it has', () => {
    fc.assert(
      fc.property(form, (described) => {
        const printed = { ...described, serverVersion: VERSIONS[generation] };
        const { action = `#${described.unitTag}`, ...rest } = printed;
        expect(plain(readBack(printed, generation))).toEqual(plain({ ...rest, action }));
      }),
      { numRuns: process.env['LOGGIA_TEST_ALL'] === '1' ? 500 : 25 },
    );
  });

  test.each([...contactForms])('number %s of the demo is read back', (_id, { description }) => {
    const fields = description.fields.map((each): ContactFormField => {
      if (each.type === 'captcha') return { ...each, imageUrl: 'https://hills.test/captcha/12345.png', token: '12345' };
      return each.type === 'quiz' ? { ...each, question: '1 + 1 = ?', token: 'a'.repeat(32) } : each;
    });
    // Hints and sizes are not in the markup: the server keeps them to itself.
    const told = fields.map((each) => ({ ...each, hint: undefined, maxSizeBytes: undefined }));
    const described = { ...description, serverVersion: VERSIONS[generation], fields };
    expect(plain(readBack(described, generation))).toEqual(plain({ ...described, fields: told as typeof fields }));
  });

  test('has groups in groups', () => {
    const line = (name: string): ContactFormField => ({ type: 'text', name, label: name });
    const start = (name: string): ContactFormField => ({ type: 'groupStart', legend: [{ text: name }] });
    const end: ContactFormField = { type: 'groupEnd' };
    const fields = [line('a'), start('One'), line('b'), start('Two'), line('c'), line('d'), end, end, line('e')];
    expect(readBack({ id: '7', fields }, generation).fields).toMatchObject(fields);
  });

  test('says how the post went when it was posted without scripts', () => {
    const invalidFields = [
      { name: 'my_field', message: 'Please fill this in.' },
      { name: 'terms', message: 'Please accept <them>.' },
    ];
    const initialAnswer = {
      outcome: 'invalid',
      message: 'Some errors.',
      invalidFields,
      continuation: 'f'.repeat(32),
    } as const;
    const described: ContactFormDescription = {
      id: '7',
      fields: [
        { type: 'text', name: 'my.field', label: 'My field' },
        { type: 'acceptance', name: 'terms', label: 'Terms' },
      ],
      initialAnswer,
    };
    const told = invalidFields.map((each) => ({ ...each, name: each.name.replace('_', '.') }));
    expect(readBack(described, generation)).toMatchObject({
      fields: described.fields,
      initialAnswer: { ...initialAnswer, invalidFields: told },
    });
  });
});
