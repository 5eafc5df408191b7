import { cdp, page } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { button, dialog, openMore, renderOpenLightbox } from './renderLightboxPage.tsx';

const NOTCH = { top: 48, right: 8, bottom: 32, left: 16 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const setInsets = (insets: typeof NOTCH) => cdp().send('Emulation.setSafeAreaInsetsOverride', { insets });

beforeAll(() => setInsets(NOTCH));
afterAll(() => setInsets(NONE));
afterEach(() => page.viewport(1280, 800));

function stagePadding(): string {
  const stage = dialog().element().querySelector('.loggia-stage');
  return stage ? getComputedStyle(stage).padding : '';
}

test.each([
  ['outside the safe area insets has no extra padding', 1280, 800, '0px'],
  ['partly inside the safe area insets is padded by the overlap', 820, 540, '28px 0px 12px 6px'],
  ['that fills the window is padded by all safe area insets', 700, 900, '48px 8px 32px 16px'],
])('a pop-up %s', async (_, width, height, padding) => {
  await page.viewport(width, height);
  await renderOpenLightbox({ fullWindow: false });
  expect(stagePadding()).toBe(padding);
});

test('a maximized pop-up is padded by all safe area insets', async () => {
  await renderOpenLightbox({ fullWindow: false });
  await openMore();
  await button('Maximize').click();
  await expect.poll(stagePadding).toBe('48px 8px 32px 16px');
});

test('the share menu stays inside the safe area', async () => {
  const sides = { left: 100, right: 100 };
  await setInsets({ ...NOTCH, ...sides });
  await page.viewport(390, 600);
  await renderOpenLightbox();
  await button('Share').click();
  const panel = dialog().getByRole('group', { name: 'Share' });
  await expect.element(panel).toBeVisible();
  const { left, right, top, bottom } = panel.element().getBoundingClientRect();
  expect(Math.min(left - sides.left, 390 - sides.right - right)).toBeGreaterThanOrEqual(8);
  expect(Math.min(top - NOTCH.top, 600 - NOTCH.bottom - bottom)).toBeGreaterThanOrEqual(8);
});
