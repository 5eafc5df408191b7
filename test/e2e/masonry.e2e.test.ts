import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { expectClosed, expectSlide } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe.for(['masonry', 'masonry-rows', 'mosaic', 'mosaic-rows'])('the %s view', (view) => {
  test('is linked from the home page, opens images in the lightbox, and restores focus on close', async ({ page }) => {
    const images = page.locator('.loggia-images > li');
    await page.goto('/');
    await page.locator(`main a[href="/views/${view}"]`).first().click();
    await page.locator('.loggia-images[data-measured]').waitFor();
    expect(await images.count()).toBeGreaterThan(3);
    const link = images.nth(2).locator('a');
    await link.click();
    await expectSlide(page, 3);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectSoon(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
