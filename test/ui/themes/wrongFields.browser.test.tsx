// @own-page
import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const NAMES = ['Right', 'Wrong'] as const;

/** The looks of a field as far as they are left in grey. */
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
])(
  'fields of %s that are wrong, and those that have the focus, are told apart without colours',
  async (_of, form, field) => {
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
  },
);
