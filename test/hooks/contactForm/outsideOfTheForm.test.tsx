import { act } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { FORM, renderContactForm } from './renderContactForm.tsx';

afterEach(() => document.body.replaceChildren());

/** Adds an element to the page that refers to the form by its ID. */
function place(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement;
}

async function renderAccepted() {
  const view = renderContactForm({}, { ...FORM, elementId: 'order' });
  await view.accept();
  return view;
}

describe('a form associated with fields and buttons elsewhere on the page', () => {
  test('is sent with the associated fields and the clicked button', async () => {
    place('<input type="checkbox" name="extra" value="frame" form="order" checked>');
    const bar = place('<button form="order" name="from" value="bar">Send</button>');
    const view = await renderAccepted();
    act(() => bar.click());
    const [sent] = view.sends;
    expect([sent?.data.getAll('extra'), sent?.data.get('from')]).toEqual([['frame'], 'bar']);
    expect(sent?.data.get('unitTag')).toBe(FORM.unitTag);
  });

  test('moves focus to the first invalid field when submitted by an associated button', async () => {
    const bar = place('<button form="order">Send</button>');
    const view = await renderAccepted();
    bar.focus();
    act(() => bar.click());
    await view.answer({ outcome: 'invalid', invalidFields: [{ name: 'message', message: 'Too short.' }] });
    expect(document.activeElement).toBe(view.input('message'));
  });

  test('resets the associated fields', async () => {
    const extra = place('<input name="extra" form="order" value="">') as HTMLInputElement;
    const view = await renderAccepted();
    extra.value = 'A frame';
    view.press();
    await view.answer();
    expect([view.sends[0]?.data.get('extra'), extra.value]).toEqual(['A frame', '']);
  });
});
