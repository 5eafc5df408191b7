import { act } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { ContactFormRule } from '@loggia/hooks';
import { answerOf, FORM, renderContactForm } from '../../hooks/contactForm/renderContactForm.tsx';

const RULES: readonly ContactFormRule[] = [
  { rule: 'required', field: 'your_name', message: 'Who are you?' },
  { rule: 'required', field: 'message', message: 'What is it about?' },
];

/** A form in which a visitor has left a field, and whose server has not yet told its rules. */
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

describe('a contact form whose rules come late', () => {
  test('names the mistakes of the fields that were left meanwhile', async () => {
    const view = visitForm();
    await view.hearRules();
    expect(view.messages()).toEqual(['Who are you?', 'What is it about?']);
  });

  test('says nothing of fields that were left before the browser emptied it, by a button of its author', async () => {
    const view = visitForm();
    act(() => view.form.reset());
    await view.settle();
    await view.hearRules();
    expect(view.messages()).toEqual([]);
    expect([...view.form.querySelectorAll('[aria-invalid="true"]')]).toEqual([]);
  });

  test('names the mistake of a field that is left after it was emptied, and nothing of those behind it', async () => {
    const view = visitForm();
    act(() => view.form.reset());
    await view.settle();
    view.change('your.name', ' ');
    await view.hearRules();
    expect(view.messages()).toEqual(['Who are you?']);
  });

  test('thanks, and says nothing of the fields that it was sent with and emptied of', async () => {
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
