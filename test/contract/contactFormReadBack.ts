import fc from 'fast-check';
import { expect } from 'vitest';
import type { ContactFormDescription, ContactFormField, ContactFormText } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';
import { contactFormMarkup } from '../../playground/server/contactForm/markup/contactFormMarkup.ts';

export type Generation = 'newer' | 'older';
/** A plugin version of each generation. The server's field names depend on the version. */
export const VERSIONS: Readonly<Record<Generation, string>> = { newer: '6.1.6', older: '5.5.6' };

/** Parses a form rendered by the CMS. The page is inert, so nothing in it is loaded. */
export function readBack(form: ContactFormDescription, generation: Generation): ContactFormDescription {
  const page = new DOMParser().parseFromString(contactFormMarkup({ form, generation }), 'text/html');
  const element = page.querySelector('.wpcf7');
  if (!element) throw new Error('There is no form.');
  return readContactForm(element);
}

/** Removes keys with undefined values. */
export const plain = (form: ContactFormDescription): unknown => JSON.parse(JSON.stringify(form));

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
/** Adjacent runs must differ, or the parser would merge them. */
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
  fc.record({ type: fc.constantFrom('number', 'range'), ...line, min: limit, max: limit, step: limit }),
  fc.record({ type: fc.constant('date'), ...line, min: date, max: date }),
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
    max: length,
    min: length,
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

/** Checks that random forms are parsed back from the CMS's markup to their description. */
export function expectFormsReadBack(generation: Generation, numRuns: number): void {
  fc.assert(
    fc.property(form, (described) => {
      const printed = { ...described, serverVersion: VERSIONS[generation] };
      const { action = `#${described.unitTag}`, ...rest } = printed;
      expect(plain(readBack(printed, generation))).toEqual(plain({ ...rest, action }));
    }),
    { numRuns },
  );
}
