import { act } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { FORM, renderContactForm } from './renderContactForm.tsx';

afterEach(() => document.body.replaceChildren());

/** Puts something into the page that names the form. */
function place(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement;
}

async function renderAccepted() {
  const view = renderContactForm({}, { ...FORM, elementId: 'order' });
  await view.accept();
  return view;
}

describe('a field or button elsewhere in the page that names a form by its id', () => {
  test('is sent with the form, as is the pressed button', async () => {
    place('<input type="checkbox" name="extra" value="frame" form="order" checked>');
    const bar = place('<button form="order" name="from" value="bar">Send</button>');
    const view = await renderAccepted();
    act(() => bar.click());
    const [sent] = view.sends;
    expect([sent?.data.getAll('extra'), sent?.data.get('from')]).toEqual([['frame'], 'bar']);
    expect(sent?.data.get('unitTag')).toBe(FORM.unitTag);
  });

  test('loses focus to the first invalid field when the form was sent there', async () => {
    const bar = place('<button form="order">Send</button>');
    const view = await renderAccepted();
    bar.focus();
    act(() => bar.click());
    await view.answer({ outcome: 'invalid', invalidFields: [{ name: 'message', message: 'Too short.' }] });
    expect(document.activeElement).toBe(view.input('message'));
  });

  test('is reset with the form', async () => {
    const extra = place('<input name="extra" form="order" value="">') as HTMLInputElement;
    const view = await renderAccepted();
    extra.value = 'A frame';
    view.press();
    await view.answer();
    expect([view.sends[0]?.data.get('extra'), extra.value]).toEqual(['A frame', '']);
  });
});
