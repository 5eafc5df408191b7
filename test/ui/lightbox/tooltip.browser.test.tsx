import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { button, dialog, press, renderOpenLightbox } from './renderLightboxPage.tsx';

const tooltip = () => dialog().getByRole('tooltip');

describe('a tooltip in the lightbox', () => {
  test('stays within the viewport next to its control, and shows the keyboard shortcut', async () => {
    await renderOpenLightbox();
    await button('Close').hover();
    await expect.element(tooltip()).toHaveTextContent('CloseEsc');
    await expect.poll(() => getComputedStyle(tooltip().element()).opacity).toBe('1');
    const { left, right, top, bottom } = tooltip().element().getBoundingClientRect();
    const control = button('Close').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    expect(top >= control.bottom || bottom <= control.top).toBe(true);
  });

  test('appears on keyboard focus, and does not prevent Escape from closing the lightbox', async () => {
    await renderOpenLightbox();
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip()).toBeVisible();
    await press('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
