import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery, thumbnails, waitUntilAlive } from './helpers/gallery.ts';
import { expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-thumbnails]')?.scrollIntoView({ block: 'end' }));
}

describe('a gallery of 10,000 images', () => {
  test('has the same page height with and without JavaScript', async ({ page, browser, visitor }) => {
    const withoutScripts = await browser.newContext({ ...visitor, javaScriptEnabled: false });
    const still = await withoutScripts.newPage();
    await openGallery(page, 'archive');
    await still.goto(page.url());
    expect(await pageHeight(still)).toBe(await pageHeight(page));
    await withoutScripts.close();
  });

  test('renders at most 200 thumbnails, both at the top and when scrolled to the end', async ({ page }) => {
    await openGallery(page, 'archive');
    const heightAtTop = await pageHeight(page);
    expect(await thumbnails(page).count()).toBeLessThanOrEqual(200);
    await scrollToEnd(page);
    await page.locator('[data-thumbnails] [data-index="9999"] img').waitFor();
    expect(await thumbnails(page).count()).toBeLessThanOrEqual(200);
    expect(await pageHeight(page)).toBe(heightAtTop);
  });

  test('opens the last image, wraps around, and returns focus to the last thumbnail', async ({ page }) => {
    await openGallery(page, 'archive');
    await scrollToEnd(page);
    await page.locator('[data-index="9999"] a').click();
    await expectSlide(page, 10_000);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await page.keyboard.press('End');
    await expectSlide(page, 10_000);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    const isFocused = await page.locator('[data-index="9999"] a').evaluate((link) => link === document.activeElement);
    expect(isFocused).toBe(true);
  });

  test('opens the 5,000th image from the URL hash', async ({ page }) => {
    await page.goto('/galleries/archive#bwg3/15000');
    await waitUntilAlive(page);
    await expectSlide(page, 5000);
    expect(await lightbox(page).locator('*').count()).toBeLessThan(300);
  });
});
