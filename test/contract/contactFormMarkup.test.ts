// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import { contactForms } from '../../playground/server/contactForm/contactForms.ts';
import { expectFormsReadBack, plain, readBack, VERSIONS, type Generation } from './contactFormReadBack.ts';

describe.each<Generation>(['newer', 'older'])('parsing a form in %s plugin markup', (generation) => {
  test('round-trips any field names', () => {
    expectFormsReadBack(generation, 25);
  });

  test.each([...contactForms])('round-trips demo form %s', (_id, { description }) => {
    const fields = description.fields.map((each): ContactFormField => {
      if (each.type === 'captcha') return { ...each, imageUrl: 'https://hills.test/captcha/12345.png', token: '12345' };
      return each.type === 'quiz' ? { ...each, question: '1 + 1 = ?', token: 'a'.repeat(32) } : each;
    });
    // The markup doesn't contain hints and size limits.
    const told = fields.map((each) => ({ ...each, hint: undefined, maxSizeBytes: undefined }));
    const described = { ...description, serverVersion: VERSIONS[generation], fields };
    expect(plain(readBack(described, generation))).toEqual(plain({ ...described, fields: told as typeof fields }));
  });

  test('round-trips nested groups', () => {
    const line = (name: string): ContactFormField => ({ type: 'text', name, label: name });
    const start = (name: string): ContactFormField => ({ type: 'groupStart', legend: [{ text: name }] });
    const end: ContactFormField = { type: 'groupEnd' };
    const fields = [line('a'), start('One'), line('b'), start('Two'), line('c'), line('d'), end, end, line('e')];
    expect(readBack({ id: '7', fields }, generation).fields).toMatchObject(fields);
  });

  test('includes the response to a submission without JavaScript', () => {
    const invalidFields = [
      { name: 'my_field', message: 'Please fill this in.' },
      { name: 'terms', message: 'Please accept <them>.' },
    ];
    const initialResponse = {
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
      initialResponse,
    };
    const told = invalidFields.map((each) => ({ ...each, name: each.name.replace('_', '.') }));
    expect(readBack(described, generation)).toMatchObject({
      fields: described.fields,
      initialResponse: { ...initialResponse, invalidFields: told },
    });
  });
});
