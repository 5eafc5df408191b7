import { act } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { renderContactForm } from '../../hooks/contactForm/renderContactForm.tsx';

const FORM: ContactFormDescription = {
  id: '7',
  elementId: 'order',
  fields: [
    { type: 'textarea', name: 'message', label: 'Message', defaultValue: 'Hello' },
    { type: 'count', target: 'message', direction: 'up' },
    { type: 'count', target: 'message', direction: 'down', max: 20 },
    {
      type: 'checkbox',
      name: 'way',
      label: 'Way',
      isExclusive: true,
      hasFreeText: true,
      choices: [{ label: 'Post', isChosen: true }, { label: 'Other' }],
    },
    { type: 'acceptance', name: 'terms', label: 'I agree' },
    { type: 'submit', name: 'send', label: 'Send' },
  ],
};

afterEach(() => document.body.replaceChildren());

/** Renders the form and a reset button elsewhere on the page. */
async function visitForm() {
  document.body.insertAdjacentHTML('beforeend', '<button form="order" type="reset">Start again</button>');
  const button = document.body.lastElementChild as HTMLButtonElement;
  const view = renderContactForm({}, FORM);
  await view.settle();
  const boxes = () => [...view.form.querySelectorAll<HTMLInputElement>('fieldset [type="checkbox"]')];
  const freeText = () => view.form.querySelector<HTMLInputElement>('fieldset input:not([type="checkbox"])');
  return {
    view,
    button,
    /** The visible state of the form, and the fields that would be sent. */
    seen: () => ({
      message: view.input('message').value,
      counts: [...view.form.querySelectorAll('span')]
        .map(({ textContent }) => textContent)
        .filter((text) => /\d/.test(text)),
      ticked: [...boxes(), view.input('terms')].map(({ checked }) => checked),
      freeText: [freeText()?.value, freeText()?.disabled, freeText()?.hidden],
      isSwitchedOff: view.input('send').getAttribute('aria-disabled'),
      canSubmit: view.current().canSubmit,
      sent: [...new FormData(view.form)],
    }),
    async fillIn() {
      view.change('message', 'Good morning');
      act(() => boxes().at(-1)?.click());
      await view.settle();
      const line = freeText() ?? expect.unreachable('There is no line beside the last choice.');
      act(() => {
        line.value = 'By boat';
        line.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await view.accept();
    },
  };
}
type Visit = Awaited<ReturnType<typeof visitForm>>;

const WAYS: readonly (readonly [string, (visit: Visit) => void])[] = [
  ['a button elsewhere on the page', ({ button }) => button.click()],
  ['a call of `reset()`', ({ view }) => view.form.reset()],
];

describe.each(WAYS)('resetting a completed contact form through %s', (_how, empty) => {
  test('restores its initial state', async () => {
    const visit = await visitForm();
    const before = visit.seen();
    expect([before.canSubmit, before.counts.length]).toEqual([false, 2]);
    await visit.fillIn();
    const filled = visit.seen();
    expect(filled).toMatchObject({ message: 'Good morning', ticked: [false, true, true], canSubmit: true });
    expect(filled.freeText).toEqual(['By boat', false, false]);
    expect(filled.counts).not.toEqual(before.counts);
    act(() => empty(visit));
    await visit.view.settle();
    expect(visit.seen()).toEqual(before);
  });

  test('lets the user complete and send the form again', async () => {
    const visit = await visitForm();
    await visit.fillIn();
    const filled = visit.seen();
    act(() => empty(visit));
    await visit.view.settle();
    await visit.fillIn();
    expect(visit.seen()).toEqual(filled);
    visit.view.press();
    expect(visit.view.sends.map(({ data }) => data.get('message'))).toEqual(['Good morning']);
  });
});
