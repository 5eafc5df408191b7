import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm, MultiSelect } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { pictures, StrangersLightbox } from '../../hooks/lightbox/StrangersLightbox.tsx';

const ITEMS = ['Hill', 'Quay', 'Dune'].map((label) => ({ value: label, label }));
const thrown: unknown[] = [];
const listen = ({ error, message }: ErrorEvent) => thrown.push(error ?? message);

beforeEach(() => {
  thrown.length = 0;
  window.addEventListener('error', listen);
});
afterEach(() => window.removeEventListener('error', listen));

/**
 * Fills a field the way browsers and password managers do: with key events that have no key.
 * https://github.com/algolia/docsearch/issues/1887
 */
async function fill(element: Element, text: string): Promise<boolean> {
  const field = element as HTMLInputElement;
  field.focus();
  const bubbles = { bubbles: true, cancelable: true, composed: true };
  const isFree = field.dispatchEvent(new Event('keydown', bubbles));
  field.dispatchEvent(new Event('keypress', bubbles));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', bubbles));
  field.dispatchEvent(new Event('keyup', bubbles));
  field.dispatchEvent(new Event('change', bubbles));
  await nextPaint();
  return isFree;
}

describe('autofill with key events that have no key', () => {
  test('fills a contact form’s field without submitting the form', async () => {
    const onSend = vi.fn();
    await render(
      <ContactForm
        form={{
          id: '1',
          fields: [
            { type: 'text', name: 'name', label: 'Name', isRequired: true },
            { type: 'submit', label: 'Send' },
          ],
        }}
        backend={createStaticContactForms({ deliver: async () => void onSend() })}
      />,
    );
    const field = page.getByRole('textbox', { name: 'Name' });
    expect(await fill(field.element(), 'Ann Lee')).toBe(true);
    await expect.element(field).toHaveValue('Ann Lee');
    expect(onSend).not.toHaveBeenCalled();
    expect(thrown).toEqual([]);
  });

  test('does not close a lightbox or change its image', async () => {
    await render(
      <StrangersLightbox images={pictures(3)}>
        <input aria-label="Your name" />
      </StrangersLightbox>,
    );
    await page.getByRole('link', { name: 'Open Picture 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image viewer' });
    await expect.element(dialog).toHaveAttribute('data-status', 'open');
    const field = page.getByRole('textbox', { name: 'Your name' });
    expect(await fill(field.element(), 'Ann Lee')).toBe(true);
    await expect.element(dialog).toHaveAttribute('data-status', 'open');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    expect(document.activeElement).toBe(field.element());
    expect(thrown).toEqual([]);
  });

  test('filters the list of a multi-select without selecting an item', async () => {
    await render(<MultiSelect items={ITEMS} defaultValues={['Quay']} search labels={{ name: 'Places' }} />);
    await page.getByRole('combobox', { name: 'Places' }).click();
    await expect.element(page.getByRole('option', { name: 'Quay' })).toHaveAttribute('aria-selected', 'true');
    const search = document.activeElement ?? document.body;
    expect(search.tagName).toBe('INPUT');
    expect(await fill(search, 'Dun')).toBe(true);
    await expect.element(page.getByRole('option', { name: 'Dune' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Hill' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: 'Dune' })).toHaveAttribute('aria-selected', 'false');
    expect(thrown).toEqual([]);
  });

  test('does not open the list of a multi-select', async () => {
    await render(<MultiSelect items={ITEMS} defaultValues={['Quay']} labels={{ name: 'Places' }} />);
    const button = page.getByRole('combobox', { name: 'Places' }).element() as HTMLElement;
    button.focus();
    const event = new Event('keydown', { bubbles: true, cancelable: true, composed: true });
    expect(button.dispatchEvent(event)).toBe(true);
    await nextPaint();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(thrown).toEqual([]);
  });
});
