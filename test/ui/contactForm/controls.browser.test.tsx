// @own-page
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ContactFormDescription } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';
import '@loggia/ui/styles.css';

const FORM: ContactFormDescription = {
  id: '1',
  title: 'Write to us',
  fields: [
    { type: 'text', name: 'name', label: 'Name', isRequired: true },
    { type: 'text', name: 'town', label: 'Town' },
    { type: 'radio', name: 'light', label: 'Light', isRequired: true, choices: [{ label: 'Dawn' }, { label: 'Dusk' }] },
    { type: 'select', name: 'room', label: 'Room', choices: [{ label: 'North' }, { label: 'South' }] },
    { type: 'range', name: 'height', label: 'Height', max: 100 },
    { type: 'file', name: 'file', label: 'File' },
    { type: 'submit', label: 'Send' },
  ],
};

const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
const backend = createStaticContactForms({ deliver: async () => undefined });

async function renderForm() {
  const screen = await render(
    <main>
      <ContactForm form={FORM} backend={backend} validateOnChange={false} />
    </main>,
  );
  const name = screen.getByRole('textbox', { name: /^Name/ });
  const town = screen.getByRole('textbox', { name: /^Town/ });
  return { screen, name, town };
}

/** The parts of a field's appearance that don't depend on color. */
function shapeOf(element: Element) {
  const { borderInlineStartWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
  return { edge: borderInlineStartWidth, ring: outlineStyle === 'none' ? '0px' : outlineWidth };
}

beforeEach(async () => page.viewport(900, 900));

describe.each(['none', 'active'])('a contact form (forced-colors: %s)', (forced) => {
  beforeEach(async () => {
    await emulate('forced-colors', forced);
  });
  afterEach(async () => {
    await emulate('forced-colors', 'none');
  });

  test('distinguishes invalid from focused fields by shape, and can show both states at once', async () => {
    const { screen, name, town } = await renderForm();
    expect(shapeOf(name.element())).toEqual({ edge: '1px', ring: '0px' });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(name).toHaveFocus();
    expect(shapeOf(name.element())).toEqual({ edge: '5px', ring: '3px' });
    town.element().focus();
    expect(shapeOf(name.element())).toEqual({ edge: '5px', ring: '0px' });
    expect(shapeOf(town.element())).toEqual({ edge: '1px', ring: '3px' });
    const error = document.querySelector('.loggia-contact-error:not(:empty)');
    const sign = getComputedStyle(error as Element, '::before');
    expect([
      sign.clipPath.startsWith('polygon'),
      sign.backgroundColor === getComputedStyle(document.body).backgroundColor,
    ]).toEqual([true, false]);
    expect(shapeOf(screen.getByRole('radiogroup', { name: /Light/ }).element()).edge).toBe('5px');
  });
});

describe('contact form controls', () => {
  test('include a custom select arrow and a range slider as tall as a touch target', async () => {
    const { screen } = await renderForm();
    const select = getComputedStyle(screen.getByRole('combobox', { name: 'Room' }).element());
    expect([select.appearance, select.backgroundImage.startsWith('linear-gradient')]).toEqual(['none', true]);
    const range = screen.getByRole('slider', { name: 'Height' }).element();
    expect(getComputedStyle(range).appearance).toBe('none');
    expect(range.getBoundingClientRect().height).toBe(44);
  });

  test('use the accent color, and so does the submit button', async () => {
    const { screen } = await renderForm();
    document.documentElement.style.setProperty('--loggia-accent', 'rgb(120, 20, 60)');
    const button = screen.getByRole('button', { name: 'Send' }).element();
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(120, 20, 60)');
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(getComputedStyle(screen.getByRole('radio', { name: 'Dawn' }).element()).accentColor).toBe(
      'rgb(120, 20, 60)',
    );
    document.documentElement.style.removeProperty('--loggia-accent');
  });
});
