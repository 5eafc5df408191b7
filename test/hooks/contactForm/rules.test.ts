// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactFormInputField } from '../../../hooks/data/backend/ContactFormDescription.ts';
import type { ContactFormRule } from '../../../hooks/data/backend/ContactFormBackend.ts';
import { CONTACT_FORM_LABELS } from '../../../hooks/site/contactForm/labels.ts';
import { brokenRules, readFieldValues } from '../../../hooks/site/contactForm/brokenRules.ts';
import { describedRules } from '../../../hooks/adapters/static/createStaticContactForms.ts';
import { fieldsUpTo } from '../../../hooks/site/contactForm/useContactValidation.ts';

const of = (rule: object): ContactFormRule => ({ field: 'f', message: 'no', ...rule }) as ContactFormRule;

function isKept(rule: object, ...values: readonly (string | File)[]): boolean {
  const data = new FormData();
  for (const value of values) data.append('f[]', value);
  return brokenRules([of(rule)], readFieldValues(data)).length === 0;
}
const file = (name: string, size = 1, type = '') => new File([new Uint8Array(size)], name, { type });

test.each([
  [{ rule: 'required' }, ['a'], true],
  [{ rule: 'required' }, [''], false],
  [{ rule: 'required' }, ['  '], false],
  [{ rule: 'required' }, [], false],
  [{ rule: 'requiredFile' }, [], false],
  [{ rule: 'requiredFile' }, [file('a.txt')], true],
  [{ rule: 'requiredFile' }, [file('')], false],
  [{ rule: 'email' }, [''], true],
  [{ rule: 'email' }, ['a@b.c'], false],
  [{ rule: 'email' }, ['a@b.cd'], true],
  [{ rule: 'email' }, ['@hills.test'], false],
  [{ rule: 'email' }, ['ann@hills'], false],
  [{ rule: 'email' }, ['ann@hills@b.test'], false],
  [{ rule: 'email' }, ['ann lee@hills.test'], false],
  [{ rule: 'email' }, ['ann+x@a-b.hills.test'], true],
  [{ rule: 'email' }, ['ann@-a.test'], false],
  [{ rule: 'url' }, ['http://hills.test'], true],
  [{ rule: 'url' }, ['nope'], false],
  [{ rule: 'url' }, ['javascript:alert(1)'], false],
  [{ rule: 'tel' }, ['+374 (10) 12-34/56'], true],
  [{ rule: 'tel' }, ['12+34'], false],
  [{ rule: 'tel' }, ['abc'], false],
  [{ rule: 'number' }, ['1.5'], true],
  [{ rule: 'number' }, ['1,5'], false],
  [{ rule: 'number' }, ['0x10'], false],
  [{ rule: 'date' }, ['2024-02-29'], true],
  [{ rule: 'date' }, ['2023-02-29'], false],
  [{ rule: 'date' }, ['29.02.2024'], false],
  [{ rule: 'time' }, ['23:59'], true],
  [{ rule: 'time' }, ['24:00'], false],
  [{ rule: 'file', accept: ['.png', 'image/webp', 'text/*'] }, [file('A.PNG')], true],
  [{ rule: 'file', accept: ['.png', 'image/webp', 'text/*'] }, [file('a', 1, 'image/webp')], true],
  [{ rule: 'file', accept: ['.png', 'image/webp', 'text/*'] }, [file('a', 1, 'text/css')], true],
  [{ rule: 'file', accept: ['.png'] }, [file('a.png'), file('a.exe')], false],
  [{ rule: 'file', accept: ['text/csv', ' image/*'] }, [file('list.csv', 1, 'application/vnd.ms-excel')], true],
  [{ rule: 'file', accept: ['text/csv', ' image/*'] }, [file('list.csv'), file('IMG_1.HEIC')], true],
  [{ rule: 'file', accept: ['text/csv', ' image/*'] }, [file('a.pdf', 1, 'application/octet-stream')], false],
  [{ rule: 'file', accept: ['text/csv', ''] }, [file('unknown')], false],
  [{ rule: 'file', accept: ['*/*'] }, [file('a.pdf')], true],
  [{ rule: 'enum', accept: ['A', 'B'] }, ['A', 'B'], true],
  [{ rule: 'enum', accept: ['A', 'B'] }, ['A', 'C'], false],
  [{ rule: 'dayOfWeek', accept: [1, 7] }, ['2024-02-26'], true],
  [{ rule: 'dayOfWeek', accept: [1, 7] }, ['2024-02-25'], true],
  [{ rule: 'dayOfWeek', accept: [1, 7] }, ['2024-02-27'], false],
  [{ rule: 'minItems', threshold: 2 }, ['a'], false],
  [{ rule: 'minItems', threshold: 2 }, ['a', 'b'], true],
  [{ rule: 'maxItems', threshold: 1 }, ['a', 'b'], false],
  [{ rule: 'minLength', threshold: 3 }, ['ab'], false],
  [{ rule: 'minLength', threshold: 3 }, [''], true],
  [{ rule: 'minLength', threshold: 3 }, [' ab '], false],
  [{ rule: 'maxLength', threshold: 3 }, ['a\r\nb'], true],
  [{ rule: 'maxLength', threshold: 1 }, ['🌄'], false],
  [{ rule: 'minNumber', threshold: 1 }, ['0.5'], false],
  [{ rule: 'minNumber', threshold: 1 }, ['x'], true],
  [{ rule: 'maxNumber', threshold: 1 }, ['2'], false],
  [{ rule: 'stepNumber', base: 0, interval: 0.1 }, ['0.3'], true],
  [{ rule: 'stepNumber', base: 1, interval: 2 }, ['4'], false],
  [{ rule: 'stepNumber', base: 0, interval: 0 }, ['4'], true],
  [{ rule: 'minDate', threshold: '2020-01-01' }, ['2019-12-31'], false],
  [{ rule: 'maxDate', threshold: '2020-01-01' }, ['2020-01-01'], true],
  [{ rule: 'maxDate', threshold: '2020-01-01' }, ['no date'], true],
  [{ rule: 'minFileSize', threshold: 5 }, [file('a', 2), file('b', 3)], true],
  [{ rule: 'minFileSize', threshold: 5 }, [file('a', 2)], false],
  [{ rule: 'maxFileSize', threshold: 5 }, [file('a', 3), file('b', 3)], false],
] as const)('the rule %j with the values %j passes: %s', (rule, values, expected) => {
  expect(isKept(rule, ...values)).toBe(expected);
});

describe('a group of contact form rules', () => {
  const either = of({
    rule: 'any',
    message: 'Email or telephone.',
    rules: [of({ rule: 'required', field: 'email' }), of({ rule: 'required', field: 'tel' })],
  });
  const both = of({
    rule: 'all',
    message: undefined,
    field: undefined,
    rules: [
      of({ rule: 'required', field: 'a', message: 'no a' }),
      of({ rule: 'required', field: 'b', message: 'no b' }),
    ],
  });
  const data = (...names: readonly string[]) => {
    const form = new FormData();
    for (const name of names) form.append(name, 'x');
    return readFieldValues(form);
  };

  test('passes with the type `any` if one rule passes', () => {
    expect(brokenRules([either], data())).toEqual([{ name: 'f', message: 'Email or telephone.' }]);
    expect(brokenRules([either], data('tel'))).toEqual([]);
  });

  test('passes with the type `all` if every rule passes, and otherwise reports the first broken rule', () => {
    expect(brokenRules([both], data('a'))).toEqual([{ name: 'b', message: 'no b' }]);
    expect(brokenRules([both], data('a', 'b'))).toEqual([]);
  });
});

test('brokenRules reports only the first error of a field', () => {
  const rules = [of({ rule: 'required', message: 'first' }), of({ rule: 'minItems', threshold: 1, message: 'second' })];
  expect(brokenRules(rules, new Map())).toEqual([{ name: 'f', message: 'first' }]);
});

test('brokenRules never throws and reports at most one error for any text', () => {
  const rules = (['required', 'email', 'url', 'tel', 'number', 'date', 'time'] as const).map((rule) => of({ rule }));
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 5000 })), (texts) => {
      const data = new FormData();
      for (const text of texts) data.append('f', text);
      expect(brokenRules(rules, readFieldValues(data)).length).toBeLessThanOrEqual(1);
    }),
  );
});

const FIELDS: readonly ContactFormInputField[] = [
  { type: 'text', name: 'name', label: 'Name', isRequired: true, minLength: 2 },
  { type: 'number', name: 'count', label: 'Count', min: 1, max: 3 },
  { type: 'date', name: 'day', label: 'Day', min: '2020-01-01', max: '2030-12-31' },
  { type: 'file', name: 'file', label: 'File', isRequired: true, accept: '.txt', maxSizeBytes: 4 },
  { type: 'acceptance', name: 'terms', label: 'Terms', isRequired: true },
];

test('describedRules derives rules from field constraints', () => {
  const data = new FormData();
  data.set('name', 'A');
  data.set('count', '4');
  data.set('day', '1999-01-01');
  data.set('file', file('a.txt', 5));
  const rules = describedRules(FIELDS, CONTACT_FORM_LABELS);
  expect(brokenRules(rules, readFieldValues(data)).map(({ message }) => message)).toEqual([
    'This text is too short.',
    'This number is too large.',
    'This date is too early.',
    'This file is too large.',
  ]);
});

describe('describedRules', () => {
  const messagesOf = (field: ContactFormInputField, value: string) => {
    const data = new FormData();
    data.set(field.name, value);
    const rules = describedRules([field], CONTACT_FORM_LABELS);
    return brokenRules(rules, readFieldValues(data)).map(({ message }) => message);
  };

  test.each([
    ['email', 'a@hills.test'],
    ['url', 'http://hills.test'],
    ['tel', '0123456789'],
  ] as const)('includes the minimum length for the field type %s', (type, value) => {
    const field = { type, name: 'f', label: 'F', minLength: 20 } as const;
    expect(messagesOf(field, value)).toEqual(['This text is too short.']);
  });

  test('includes the step of a number field, counted from its minimum', () => {
    const field = { type: 'number', name: 'f', label: 'F', min: 1, step: 0.5 } as const;
    expect(messagesOf(field, '2.5')).toEqual([]);
    expect(messagesOf(field, '2.6')).toEqual(['Please enter a number in steps of 0.5.']);
  });
});

test('fieldsUpTo returns all fields up to the changed field', () => {
  expect(fieldsUpTo(FIELDS, 'day')).toEqual(['name', 'count', 'day']);
  expect(fieldsUpTo(FIELDS, 'unknown')).toEqual([]);
});
