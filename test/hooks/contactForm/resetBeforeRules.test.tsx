import { act } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { ContactFormRule } from '@loggia/hooks';
import { answerOf, FORM, renderContactForm } from '../../hooks/contactForm/renderContactForm.tsx';

const RULES: readonly ContactFormRule[] = [
  { rule: 'required', field: 'your_name', message: 'Who are you?' },
  { rule: 'required', field: 'message', message: 'What is it about?' },
];

/** Renders a form with a blurred field, whose server has not yet returned its validation rules. */
function visitForm() {
  const view = renderContactForm({}, FORM, true);
  let tell: (rules: readonly ContactFormRule[]) => void = () => undefined;
  view.loadRules.mockReturnValue(new Promise((resolve) => (tell = resolve)));
  view.change('message', 'Frames');
  view.change('message', '');
  const messages = () => view.current().errors.map(({ message }) => message);
  return {
    ...view,
    messages,
    async hearRules() {
      tell(RULES);
      await view.settle();
    },
  };
}

describe('a contact form whose validation rules load late', () => {
  test('reports errors for fields that were blurred before the rules loaded', async () => {
    const view = visitForm();
    await view.hearRules();
    expect(view.messages()).toEqual(['Who are you?', 'What is it about?']);
  });

  test('reports no errors for fields that were blurred before a reset', async () => {
    const view = visitForm();
    act(() => view.form.reset());
    await view.settle();
    await view.hearRules();
    expect(view.messages()).toEqual([]);
    expect([...view.form.querySelectorAll('[aria-invalid="true"]')]).toEqual([]);
  });

  test('reports an error for a field that was edited and blurred after a reset, but not for later fields', async () => {
    const view = visitForm();
    act(() => view.form.reset());
    await view.settle();
    view.change('your.name', ' ');
    await view.hearRules();
    expect(view.messages()).toEqual(['Who are you?']);
  });

  test('shows the success message without errors if it was sent before the rules loaded', async () => {
    const view = visitForm();
    await view.accept();
    view.press();
    await act(async () => view.sends[0]?.resolve(answerOf()));
    await view.settle();
    await view.hearRules();
    expect(view.messages()).toEqual([]);
    expect(view.current()).toMatchObject({ status: 'sent', message: 'Thank you.' });
  });
});
