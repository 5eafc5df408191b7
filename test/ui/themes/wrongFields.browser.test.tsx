// @own-page
import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const NAMES = ['Right', 'Wrong'] as const;

/** The styles of a field that don't depend on color. */
function lookOf(name: string): string {
  const { borderInlineStartWidth, outlineStyle, outlineWidth } = getComputedStyle(
    page.getByRole('textbox', { name }).element(),
  );
  const ring = outlineStyle === 'none' ? 'no ring' : `${outlineStyle} ring of ${outlineWidth}`;
  return `${ring}, edge of ${borderInlineStartWidth}`;
}

test.each([
  ['the shop', 'loggia-cart', 'loggia-cart-field'],
  ['comments', 'loggia-comments', 'loggia-comment-field'],
  ['a contact form', 'loggia-contact', 'loggia-contact-field'],
])('invalid and focused fields in %s differ in shape, not only in color', async (_of, form, field) => {
  await render(
    <div className={form}>
      {NAMES.map((name) => (
        <div key={name} className={field}>
          <input type="text" aria-label={name} aria-invalid={name === 'Wrong' || undefined} />
        </div>
      ))}
    </div>,
  );
  const looks = NAMES.map(lookOf);
  for (const name of NAMES) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('textbox', { name })).toHaveFocus();
    looks.push(lookOf(name));
  }
  expect(new Set(looks).size).toBe(4);
});
