import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ContactFormDescription } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';

const FORM: ContactFormDescription = {
  id: '1',
  fields: [
    { type: 'text', name: 'name', label: 'Name' },
    { type: 'number', name: 'guests', label: 'Guests', isRequired: true },
    { type: 'date', name: 'day', label: 'Day' },
    { type: 'submit', label: 'Send' },
  ],
};

async function renderForm(validateOnChange: boolean) {
  const delivered: FormData[] = [];
  const backend = createStaticContactForms({ deliver: async (data) => void delivered.push(data) });
  const screen = await render(<ContactForm form={FORM} backend={backend} validateOnChange={validateOnChange} />);
  return {
    screen,
    delivered,
    guests: screen.getByRole('spinbutton', { name: 'Guests' }),
    day: screen.getByLabelText('Day'),
    send: screen.getByRole('button', { name: 'Send' }),
  };
}

describe('a field value that cannot be parsed', () => {
  test('blocks submission, and is reported next to its field', async () => {
    const { screen, delivered, guests, send } = await renderForm(false);
    await guests.click();
    await userEvent.keyboard('2e');
    await send.click();
    await expect.element(guests).toHaveFocus();
    await expect.element(guests).toHaveAccessibleDescription('This is not a number.');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Some fields need your attention.');
    await userEvent.keyboard('1');
    await expect.element(guests).not.toHaveAttribute('aria-invalid');
    await send.click();
    await expect.poll(() => delivered.map((data) => data.get('guests'))).toEqual(['2e1']);
  });

  test('is reported for an incomplete date', async () => {
    const { delivered, guests, day, send } = await renderForm(false);
    await guests.fill('2');
    await day.click();
    await userEvent.keyboard('12');
    await send.click();
    await expect.element(day).toHaveAccessibleDescription('Please enter a date such as 2030-12-31.');
    expect(delivered).toEqual([]);
  });

  test('is reported as invalid rather than missing when a later field changes', async () => {
    const { screen, guests, day } = await renderForm(true);
    await guests.click();
    await userEvent.keyboard('2e');
    await day.fill('2030-01-01');
    await screen.getByRole('textbox', { name: 'Name' }).click();
    await expect.element(guests).toHaveAccessibleDescription('This is not a number.');
  });
});
