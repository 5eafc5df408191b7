import { act } from '@testing-library/react-hooks';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { ContactForm } from '@loggia/ui';
import { renderContactForm } from '../../hooks/contactForm/renderContactForm.tsx';

const formWith = (name: string): ContactFormDescription => ({
  id: '7',
  fields: [
    { type: 'text', name, label: 'Builder' },
    { type: 'count', target: name, direction: 'up' },
    { type: 'textarea', name: 'message', label: 'Message' },
    { type: 'submit', name: 'send', label: 'Send' },
  ],
});

/** Every object inherits properties with these names, which must not be mistaken for the data of a field. */
describe.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty', 'isPrototypeOf'])('a field named %s', (name) => {
  test('is empty and valid in server-rendered HTML', () => {
    const html = renderToString(<ContactForm form={formWith(name)} />);
    expect(html).toContain('Builder');
    expect(html).not.toMatch(/native code|function|aria-invalid="true"|\[object/);
  });

  test('is empty and valid initially, and counts typed characters', () => {
    const { current, change, input, form } = renderContactForm({}, formWith(name));
    expect([current().errors, input(name).value, form.querySelector('[aria-invalid="true"]')]).toEqual([[], '', null]);
    expect(form.querySelector('span')?.textContent).toMatch(/^0\b/);
    change(name, 'Ann Lee');
    expect(form.querySelector('span')?.textContent).toMatch(/^7\b/);
    expect(form.textContent).not.toMatch(/native code/);
  });

  test('is validated against a server rule whenever its value changes', async () => {
    const view = renderContactForm({}, formWith(name), true);
    view.loadRules.mockResolvedValue([{ rule: 'required', field: name, message: 'Who builds?' }]);
    view.change(name, 'Ann');
    await view.settle();
    expect(view.current().errors).toEqual([]);
    view.change(name, '');
    await view.settle();
    expect(view.current().errors).toMatchObject([{ name, message: 'Who builds?' }]);
    expect(view.input(name).getAttribute('aria-invalid')).toBe('true');
    view.change(name, 'Ann Lee');
    await view.settle();
    expect(view.current().errors).toEqual([]);
  });

  test('is sent, shows the server error, and is cleared on success', async () => {
    const view = renderContactForm({}, formWith(name));
    view.change(name, 'Ann Lee');
    view.press();
    await view.settle();
    expect(view.sends[0]?.data.get(name)).toBe('Ann Lee');
    await view.answer({
      outcome: 'invalid',
      serverStatus: 'validation_failed',
      message: 'One field is wrong.',
      invalidFields: [{ name, message: 'No builder of ours.' }],
    });
    expect(view.current().errors).toMatchObject([{ name, message: 'No builder of ours.' }]);
    view.change(name, 'Ben Ray');
    view.press();
    await view.settle();
    await view.answer();
    expect([view.current().status, view.input(name).value, view.current().errors]).toEqual(['sent', '', []]);
    act(() => view.form.reset());
    await view.settle();
    expect([view.input(name).value, view.current().errors]).toEqual(['', []]);
  });
});
