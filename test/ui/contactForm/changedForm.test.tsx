import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { ContactFormChoice, ContactFormField } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';

const backend = createStaticContactForms({ deliver: async () => undefined });
const line = (name: string): ContactFormField => ({ type: 'text', name, label: name });
const group = (...fields: readonly ContactFormField[]): readonly ContactFormField[] => [
  { type: 'groupStart', legend: [{ text: 'Invoice' }] },
  ...fields,
  { type: 'groupEnd' },
];
const choices = (...labels: readonly string[]): readonly ContactFormChoice[] => labels.map((label) => ({ label }));

/** Renders a form. Returns a function that rerenders it with other fields. */
function renderFields(...fields: readonly ContactFormField[]) {
  const formOf = (list: readonly ContactFormField[]) => (
    <ContactForm form={{ id: '1', fields: list }} backend={backend} validateOnChange={false} />
  );
  const view = render(formOf(fields));
  return {
    container: view.container,
    change: (...changed: readonly ContactFormField[]) => view.rerender(formOf(changed)),
  };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const valuesOf = (container: HTMLElement) => {
  const form = container.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
};

describe('a contact form whose definition changes', () => {
  test('keeps typed values when a field is inserted', () => {
    const { container, change } = renderFields(line('name'), line('city'), line('street'));
    type('name', 'Ann');
    type('city', 'Bern');
    type('street', 'Aare 1');
    change(line('name'), line('vat'), line('city'), line('street'));
    expect(valuesOf(container)).toEqual({ name: 'Ann', vat: '', city: 'Bern', street: 'Aare 1' });
  });

  test('keeps typed values when one field is removed and two others swap positions', () => {
    const { container, change } = renderFields(line('name'), line('city'), line('street'));
    type('city', 'Bern');
    type('street', 'Aare 1');
    change(line('street'), line('city'));
    expect(valuesOf(container)).toEqual({ street: 'Aare 1', city: 'Bern' });
  });

  test('keeps typed values in a group when a field and another group are inserted before the group', () => {
    const { container, change } = renderFields(line('name'), ...group(line('city')));
    type('city', 'Bern');
    change(
      { type: 'groupStart', legend: [{ text: 'Delivery' }] },
      line('floor'),
      { type: 'groupEnd' },
      ...group(line('vat'), line('city')),
    );
    expect(valuesOf(container)).toEqual({ floor: '', vat: '', city: 'Bern' });
  });

  test('keeps typed values when fields move into a group and out again', () => {
    const { container, change } = renderFields(line('name'), line('guest'), line('guest'));
    const [first, second] = screen.getAllByRole('textbox', { name: 'guest' });
    type('name', 'Cid');
    fireEvent.input(first as HTMLElement, { target: { value: 'Ann' } });
    fireEvent.input(second as HTMLElement, { target: { value: 'Ben' } });
    const guests = () => new FormData(container.querySelector('form') ?? undefined).getAll('guest');
    change(...group(line('name'), line('guest'), line('guest')));
    expect([valuesOf(container)['name'], ...guests()]).toEqual(['Cid', 'Ann', 'Ben']);
    change(line('name'), line('guest'), line('guest'));
    expect([valuesOf(container)['name'], ...guests()]).toEqual(['Cid', 'Ann', 'Ben']);
  });

  test('keeps a typed value when its field changes to another text input type', () => {
    const { container, change } = renderFields(line('message'));
    type('message', 'Hello');
    change({ type: 'textarea', name: 'message', label: 'message' });
    expect(valuesOf(container)).toEqual({ message: 'Hello' });
  });

  test('keeps selections when their fields move into a group', () => {
    const moved: readonly ContactFormField[] = [
      { type: 'checkbox', name: 'day', label: 'Day', choices: choices('Monday', 'Tuesday') },
      { type: 'select', name: 'time', label: 'Time', choices: choices('Morning', 'Evening') },
      { type: 'acceptance', name: 'terms', label: 'I agree' },
    ];
    const { container, change } = renderFields(...moved);
    act(() => screen.getByRole('checkbox', { name: 'Tuesday' }).click());
    act(() => screen.getByRole('checkbox', { name: 'I agree' }).click());
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Evening' } });
    change(...group(...moved));
    expect(valuesOf(container)).toMatchObject({ 'day[]': 'Tuesday', time: 'Evening', terms: '1' });
  });

  test('restores a typed value when its field is added again, but not after a reset', async () => {
    const { container, change } = renderFields(line('name'), line('vat'));
    type('vat', 'CH1');
    change(line('name'));
    change(line('name'), line('vat'));
    expect(valuesOf(container)).toEqual({ name: '', vat: 'CH1' });
    change(line('name'));
    await act(async () => {
      container.querySelector('form')?.reset();
      await new Promise((resolve) => setTimeout(resolve));
    });
    change(line('name'), line('vat'));
    expect(valuesOf(container)).toEqual({ name: '', vat: '' });
  });

  test('uses the new default value if the user has not changed the field', () => {
    const { container, change } = renderFields({ ...line('city'), defaultValue: 'Bern' } as ContactFormField);
    change(...group({ ...line('city'), defaultValue: 'Basel' } as ContactFormField));
    expect(valuesOf(container)).toEqual({ city: 'Basel' });
  });

  test('keeps the order of values if two fields have the same name', () => {
    const { container, change } = renderFields(line('guest'), line('guest'));
    const [first, second] = screen.getAllByRole('textbox', { name: 'guest' });
    fireEvent.input(first as HTMLElement, { target: { value: 'Ann' } });
    fireEvent.input(second as HTMLElement, { target: { value: 'Ben' } });
    change(line('name'), line('guest'), line('guest'));
    const form = container.querySelector('form');
    expect(form && new FormData(form).getAll('guest')).toEqual(['Ann', 'Ben']);
  });

  test.each(['checkbox', 'radio'] as const)('keeps the selected %s when an option is inserted before it', (kind) => {
    const fieldOf = (...labels: readonly string[]): ContactFormField => ({
      type: kind,
      name: 'day',
      label: 'Day',
      choices: choices(...labels),
    });
    const { change } = renderFields(fieldOf('Monday', 'Tuesday'));
    act(() => screen.getByRole(kind, { name: 'Monday' }).click());
    change(fieldOf('Sunday', 'Monday', 'Tuesday'));
    const chosen = screen.getAllByRole<HTMLInputElement>(kind).filter(({ checked }) => checked);
    expect(chosen.map(({ value }) => value)).toEqual(['Monday']);
  });

  test('keeps the selected option when an option or an option group is inserted before it', () => {
    const fieldOf = (...list: readonly ContactFormChoice[]): ContactFormField => ({
      type: 'select',
      name: 'day',
      label: 'Day',
      choices: list,
    });
    const { change } = renderFields(fieldOf(...choices('Monday', 'Tuesday')));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Tuesday' } });
    change(fieldOf(...choices('Sunday', 'Monday', 'Tuesday')));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Tuesday');
    change(fieldOf({ label: 'Easter', group: 'Feasts' }, ...choices('Sunday', 'Monday', 'Tuesday')));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Tuesday');
  });

  test('validates a changed field by the rules in the new definition', async () => {
    const formOf = (isRequired: boolean) => (
      <ContactForm
        form={{ id: '1', fields: [{ type: 'text', name: 'vat', label: 'vat', isRequired }] }}
        backend={backend}
      />
    );
    const leaveEmpty = () => {
      fireEvent.change(field('vat'), { target: { value: 'x' } });
      fireEvent.change(field('vat'), { target: { value: '' } });
    };
    const { rerender } = render(formOf(false));
    await act(async () => leaveEmpty());
    expect(field('vat').getAttribute('aria-invalid')).toBeNull();
    rerender(formOf(true));
    await act(async () => leaveEmpty());
    expect(field('vat').getAttribute('aria-invalid')).toBe('true');
  });
});
