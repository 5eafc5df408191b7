import { render, screen, within } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { ContactFormField } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';

const backend = createStaticContactForms({ deliver: async () => undefined });
const line = (name: string): ContactFormField => ({ type: 'text', name, label: name });
const start = (text: string): ContactFormField => ({ type: 'groupStart', legend: [{ text }] });
const END: ContactFormField = { type: 'groupEnd' };
const count = (target: string, direction: 'up' | 'down'): ContactFormField => ({ type: 'count', target, direction });

const renderFields = (...fields: readonly ContactFormField[]) =>
  render(<ContactForm form={{ id: '1', fields }} backend={backend} />);
const namesIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('textbox')
    .map((each) => each.getAttribute('name'));

describe('contact form groups', () => {
  test("have a name, and contain all fields between the group's start and end", () => {
    renderFields(line('a'), start('Visit'), line('b'), start('Day'), line('c'), END, line('d'), END, line('e'));
    expect([namesIn('Visit'), namesIn('Day')]).toEqual([['b', 'c', 'd'], ['c']]);
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
  });

  test('end with the form if they are not closed, and an end without a start is ignored', () => {
    renderFields(line('a'), END, start('Visit'), line('b'), line('c'));
    expect(namesIn('Visit')).toEqual(['b', 'c']);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});

test('consecutive counters in a contact form share a line', () => {
  const { container } = renderFields(line('a'), count('a', 'down'), count('a', 'up'), line('b'), count('b', 'up'));
  const rows = [...container.querySelectorAll('.loggia-contact-counts')];
  expect(rows.map((row) => row.children.length)).toEqual([2, 1]);
});
