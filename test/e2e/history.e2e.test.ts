import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, waitUntilAlive } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const entryCount = (page: Page) => page.evaluate(() => history.length);

async function expectHash(page: Page, hash: string): Promise<void> {
  await expectSoon(() => new URL(page.url()).hash).toBe(hash);
}

/** Waits until the lightbox has left its history entry, which happens asynchronously after it closes. */
async function expectOwnEntryLeft(page: Page): Promise<void> {
  await expectSoon(() => page.evaluate(() => Object.keys(history.state ?? {}))).not.toContain('loggiaLightbox');
}

describe('browser history', () => {
  test('Back closes the lightbox and stays on the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Public domain/ }).click();
    await waitUntilAlive(page);
    await openImage(page, 3);
    await page.goBack();
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe('/galleries/public-domain');

    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('closing the lightbox with its button leaves no history entry behind', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Public domain/ }).click();
    await waitUntilAlive(page);
    for (const slide of [1, 2]) {
      await openImage(page, slide);
      await button(page, 'Close').click();
      await expectClosed(page);
      await expectOwnEntryLeft(page);
    }
    await page.goBack();
    await expectSoon(() => new URL(page.url()).pathname).toBe('/');
  });

  test('the URL hash tracks the current image in a single history entry', async ({ page }) => {
    await openGallery(page);
    const before = await entryCount(page);
    await openImage(page, 1);
    await expectHash(page, '#bwg1/1');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await expectHash(page, '#bwg1/2');
    expect(await entryCount(page)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectHash(page, '');
  });

  test('reloading reopens the current image', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    await page.keyboard.press('End');
    await expectSlide(page, 8);
    await expectHash(page, '#bwg1/8');
    await page.reload();
    await expectSlide(page, 8);
  });

  test('opening an image by URL adds no extra history entry', async ({ page }) => {
    await page.goto('/');
    const before = await entryCount(page);
    await openGallery(page, 'public-domain', '#bwg1/3');
    await expectSlide(page, 3);
    expect(await entryCount(page)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expectSoon(() => new URL(page.url()).pathname).toBe('/');
  });
});
