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
  ['that does not reach it has no more space inside', 1280, 800, '0px'],
  ['that reaches under it keeps clear of it as far as it does', 820, 540, '28px 0px 12px 6px'],
  ['that fills the window keeps clear of all of it', 700, 900, '48px 8px 32px 16px'],
])('a pop-up %s', async (_, width, height, padding) => {
  await page.viewport(width, height);
  await renderOpenLightbox({ fullWindow: false });
  expect(stagePadding()).toBe(padding);
});

test('a pop-up that was maximised keeps clear of all of it', async () => {
  await renderOpenLightbox({ fullWindow: false });
  await openMore();
  await button('Maximize').click();
  await expect.poll(stagePadding).toBe('48px 8px 32px 16px');
});

test('the ways to share stay clear of it', async () => {
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
