import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MultiSelect } from '@loggia/ui';
import { pictures, StrangersLightbox } from '../../hooks/lightbox/StrangersLightbox.tsx';

const ITEMS = ['山', '海', '砂丘'].map((label, index) => ({ value: `v${index}`, label }));

/** How browsers mark a key event that belongs to an IME composition. */
const COMPOSING: readonly (readonly [string, KeyboardEventInit])[] = [
  ['in progress', { isComposing: true }],
  ['ending in Safari', { isComposing: false, keyCode: 229 }],
];

const press = (element: Element, key: string, how: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...how,
  });
  element.dispatchEvent(event);
  return event;
};

describe.each(COMPOSING)('an IME composition %s', (_when, how) => {
  test.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'Enter', 'Escape'])(
    'does not pass %s to the list of a searchable multi-select',
    async (key) => {
      await render(<MultiSelect items={ITEMS} defaultValues={['v1']} search labels={{ name: 'Places' }} />);
      await page.getByRole('combobox', { name: 'Places' }).click();
      await expect.element(page.getByRole('option', { name: '海' })).toHaveAttribute('aria-selected', 'true');
      const search = document.activeElement ?? document.body;
      expect(search.tagName).toBe('INPUT');
      const active = search.getAttribute('aria-activedescendant');
      expect(press(search, key, how).defaultPrevented).toBe(false);
      await expect.element(page.getByRole('option', { name: '海' })).toHaveAttribute('aria-selected', 'true');
      expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(1);
      expect(search.getAttribute('aria-activedescendant')).toBe(active);
    },
  );

  test.each(['Escape', 'ArrowRight'])('does not pass %s from a text field to its lightbox', async (key) => {
    await render(
      <StrangersLightbox images={pictures(3)}>
        <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Note" tabIndex={0} />
      </StrangersLightbox>,
    );
    await page.getByRole('link', { name: 'Open Picture 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image viewer' });
    await expect.element(dialog).toHaveAttribute('data-status', 'open');
    const note = page.getByRole('textbox', { name: 'Note' });
    note.element().focus();
    expect(press(note.element(), key, how).defaultPrevented).toBe(false);
    await expect.element(dialog).toHaveAttribute('data-status', 'open');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    expect(document.activeElement).toBe(note.element());
  });
});
