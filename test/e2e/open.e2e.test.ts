import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { button, currentSlide, expectClosed, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('opening an image', () => {
  test('works with a click, and the Close button closes the lightbox', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 3);
    await button(page, 'Close').click();
    await expectClosed(page);
  });

  test('works with Enter, and Escape returns focus to the thumbnail', async ({ page }) => {
    await openGallery(page);
    await thumbnails(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expectSlide(page, 2);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

    await page.keyboard.press('Escape');
    await expectClosed(page);
    const isFocused = await thumbnails(page)
      .nth(1)
      .evaluate((link) => link === document.activeElement);
    expect(isFocused).toBe(true);
  });

  test('works from the hash of an image on another page', async ({ page }) => {
    await openGallery(page, 'landscapes', '#bwg2/45');
    await expectSlide(page, 25);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('works when the hash changes after page load', async ({ page }) => {
    await openGallery(page);
    await page.evaluate(() => {
      location.hash = '#bwg1/4';
    });
    await expectSlide(page, 4);
  });

  test('opens the image file in a new tab if a modifier key is pressed', async ({ page }) => {
    await openGallery(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      thumbnails(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(({ pathname }) => pathname.endsWith('.jpg'));
    expect(await lightbox(page).count()).toBe(0);
  });

  test('announces the position and title of the image', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 2);
    const title = await currentSlide(page).locator('img').getAttribute('alt');
    await expectSoon(() => lightbox(page).locator('[role=status]').allTextContents()).toContain(`2 of 8, ${title}`);
  });

  test('locks page scrolling without shifting the thumbnails', async ({ page }) => {
    await openGallery(page);
    await page.mouse.wheel(0, 200);
    await expectSoon(() => page.evaluate(() => scrollY)).toBe(200);
    const { x } = await thumbnails(page)
      .nth(4)
      .evaluate((link) => link.getBoundingClientRect());
    await openImage(page, 5);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(200);
    expect(
      (
        await thumbnails(page)
          .nth(4)
          .evaluate((link) => link.getBoundingClientRect())
      ).x,
    ).toBe(x);
  });
});
