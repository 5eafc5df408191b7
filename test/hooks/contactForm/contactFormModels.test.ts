// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactFormField } from '../../../hooks/data/backend/ContactFormDescription.ts';
import { countText } from '../../../hooks/site/contactForm/useContactCount.ts';
import { fieldKey, sortInvalidFields } from '../../../hooks/site/contactForm/fields.ts';
import { fixUrl, tickedChoices } from '../../../hooks/site/contactForm/useContactEvents.ts';
import { unmetAcceptance } from '../../../hooks/site/contactForm/useContactForm.ts';

const text = (name: string): ContactFormField => ({ type: 'text', name, label: name });

describe('fixUrl', () => {
  test.each([
    ['  hills.test  ', 'http://hills.test'],
    ['//hills.test/a', 'http://hills.test/a'],
    ['https://hills.test', 'https://hills.test'],
    ['HTTP://hills.test', 'HTTP://hills.test'],
    ['mailto:ann@hills.test', 'mailto:ann@hills.test'],
    ['a+b-c.d:x.y', 'a+b-c.d:x.y'],
    ['1a:b.c', 'http://1a:b.c'],
    ['hills', 'hills'],
    [' ', ''],
  ])('changes %j to %j', (typed, fixed) => {
    expect(fixUrl(typed)).toBe(fixed);
  });

  test('does not change a URL that has already been fixed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(fixUrl(fixUrl(typed))).toBe(fixUrl(typed));
      }),
    );
  });
});

describe('countText', () => {
  test.each([
    ['', {}, { shown: 0, isTooLong: false, isTooShort: false }],
    [' abc ', {}, { shown: 3, isTooLong: false, isTooShort: false }],
    [' abc ', { max: 4 }, { shown: 3, isTooLong: true, isTooShort: false }],
    [' a ', { min: 3 }, { shown: 1, isTooLong: false, isTooShort: false }],
    ['a', { min: 3 }, { shown: 1, isTooLong: false, isTooShort: true }],
    ['abc', { direction: 'down', max: 10 }, { shown: 7, isTooLong: false, isTooShort: false }],
    ['abcdef', { direction: 'down', max: 4 }, { shown: -2, isTooLong: true, isTooShort: false }],
    ['abcdef', { direction: 'down', max: 0, min: 0 }, { shown: 6, isTooLong: false, isTooShort: false }],
    ['a\r\nb', {}, { shown: 3, isTooLong: false, isTooShort: false }],
    ['🌄', { max: 1 }, { shown: 2, isTooLong: true, isTooShort: false }],
  ] as const)('given %j and the limits %j, returns %j', (typed, limits, expected) => {
    expect(countText(typed, limits)).toEqual(expected);
  });

  test('returns counts up and down that add up to the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (typed, maximum) => {
        const up = countText(typed, { max: maximum });
        const down = countText(typed, { max: maximum, direction: 'down' });
        expect(up.shown + down.shown).toBe(maximum);
        expect(up.isTooLong).toBe(down.isTooLong);
      }),
    );
  });
});

describe('tickedChoices', () => {
  test('keeps at most one choice if the group is exclusive', () => {
    const changes = fc.array(fc.record({ value: fc.constantFrom('a', 'b', 'c'), isTicked: fc.boolean() }));
    fc.assert(
      fc.property(changes, (clicks) => {
        const ticked = clicks.reduce<readonly string[]>((known, click) => tickedChoices(known, click, true), []);
        expect(ticked.length).toBeLessThanOrEqual(1);
        const last = clicks.at(-1);
        if (last?.isTicked) expect(ticked).toEqual([last.value]);
      }),
    );
  });

  test('keeps the other choices if the group is not exclusive', () => {
    expect(tickedChoices(['a'], { value: 'b', isTicked: true }, false)).toEqual(['a', 'b']);
    expect(tickedChoices(['a', 'b'], { value: 'a', isTicked: false }, false)).toEqual(['b']);
    expect(tickedChoices(['a'], { value: 'a', isTicked: true }, false)).toEqual(['a']);
  });
});

describe('unmetAcceptance', () => {
  const box = (name: string, own = {}): ContactFormField => ({ type: 'acceptance', name, label: name, ...own });

  test.each([
    ['returns an unchecked box', [box('a')], [], 'a'],
    ['returns nothing for a checked box', [box('a')], ['a'], undefined],
    ['returns an inverted box that is checked', [box('a', { isInverted: true })], ['a'], 'a'],
    ['returns nothing for an inverted box that is unchecked', [box('a', { isInverted: true })], [], undefined],
    ['returns nothing for an optional box', [box('a', { isOptional: true })], [], undefined],
    ['returns the second of two boxes if only the first is checked', [box('a'), box('b')], ['a'], 'b'],
  ])('%s', (_name, fields, ticked: readonly string[], unmet) => {
    const isTicked = ({ name }: { readonly name: string }) => ticked.includes(name);
    expect(unmetAcceptance({ fields }, isTicked)?.name).toBe(unmet);
    expect(unmetAcceptance({ fields, isAcceptanceValidated: true }, isTicked)).toBeUndefined();
  });
});

describe('server errors', () => {
  test.each([
    ['my.field', 'my_field'],
    ['boxes[]', 'boxes'],
    ['a b', 'a_b'],
    ['quote"]', 'quote"]'],
  ])('are stored by normalized field name: %j as %j', (name, key) => {
    expect(fieldKey(name)).toBe(key);
    expect(fieldKey(key)).toBe(key);
  });

  test('are sorted in page order, one per field, with unknown fields last', () => {
    const fields = [text('my.field'), text('boxes'), text('"];alert(1)//'), text('last')];
    const invalid = ['stranger', 'last', '"];alert(1)//', 'my_field', 'boxes', 'last'].map((name, index) => ({
      name,
      message: String(index),
    }));
    const sorted = sortInvalidFields(fields, invalid);
    expect(sorted.map(({ field, message }) => [field?.name, message])).toEqual([
      ['my.field', '3'],
      ['boxes', '4'],
      ['"];alert(1)//', '2'],
      ['last', '1'],
      [undefined, '0'],
    ]);
  });

  test('are complete and sorted for a thousand fields', () => {
    const fields = Array.from({ length: 1000 }, (_, index) => text(`field ${index}[`));
    const names = fc.shuffledSubarray(fields.map((field) => ('name' in field ? (field.name ?? '') : '')));
    fc.assert(
      fc.property(names, (wrong) => {
        const sorted = sortInvalidFields(
          fields,
          wrong.map((name) => ({ name, message: name })),
        );
        const places = sorted.map(({ field }) => fields.findIndex((each) => each === field));
        expect(places).toEqual([...places].sort((first, second) => first - second));
        expect(new Set(sorted.map(({ name }) => name))).toEqual(new Set(wrong));
      }),
      { numRuns: 10 },
    );
  });
});
