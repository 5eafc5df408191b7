import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { button, renderOpenLightbox } from './renderLightboxPage.tsx';
import { renderSettings } from './renderSettings.tsx';

const groundOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor;

test.each(['Next image', 'Close'])(
  'the "%s" button keeps its background on hover so that its icon stays visible on dark images',
  async (name) => {
    await renderOpenLightbox();
    await expect.element(button('Share')).toBeVisible();
    const ground = groundOf(name);
    await button(name).hover();
    await expect.poll(() => getComputedStyle(button(name).element()).boxShadow).toContain('inset');
    expect(groundOf(name)).toBe(ground);
  },
);

test('a disabled control is dimmed and has no hover style, but has a clear focus ring', async () => {
  await renderSettings({ openComments: true });
  const play = button('Play slideshow');
  await expect.element(play).toHaveAttribute('aria-disabled', 'true');
  await play.hover();
  const { opacity, cursor, boxShadow } = getComputedStyle(play.element());
  expect({ opacity, cursor, boxShadow }).toEqual({ opacity: '0.6', cursor: 'default', boxShadow: 'none' });
  await userEvent.keyboard('{Shift}');
  play.element().focus();
  await expect.poll(() => getComputedStyle(play.element()).opacity).toBe('1');
  expect(getComputedStyle(play.element()).outlineStyle).toBe('solid');
});
