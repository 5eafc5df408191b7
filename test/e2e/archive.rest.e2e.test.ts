import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery, thumbnails, waitUntilAlive } from './helpers/gallery.ts';
import { expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-thumbnails]')?.scrollIntoView({ block: 'end' }));
}

describe('ten thousand images on one page', () => {
  test('have the right height before any script has run', async ({ page, browser, visitor }) => {
    const withoutScripts = await browser.newContext({ ...visitor, javaScriptEnabled: false });
    const still = await withoutScripts.newPage();
    await openGallery(page, 'archive');
    await still.goto(page.url());
    expect(await pageHeight(still)).toBe(await pageHeight(page));
    await withoutScripts.close();
  });

  test('put no more than 200 thumbnails into the document, wherever the visitor is', async ({ page }) => {
    await openGallery(page, 'archive');
    const heightAtTop = await pageHeight(page);
    expect(await thumbnails(page).count()).toBeLessThanOrEqual(200);
    await scrollToEnd(page);
    await page.locator('[data-thumbnails] [data-index="9999"] img').waitFor();
    expect(await thumbnails(page).count()).toBeLessThanOrEqual(200);
    expect(await pageHeight(page)).toBe(heightAtTop);
  });

  test('open from the last one, and lead back to it', async ({ page }) => {
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

  test('open from a link deep into them', async ({ page }) => {
    await page.goto('/galleries/archive#bwg3/15000');
    await waitUntilAlive(page);
    await expectSlide(page, 5000);
    expect(await lightbox(page).locator('*').count()).toBeLessThan(300);
  });
});
