import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, waitUntilAlive } from './helpers/gallery.ts';
import { button, currentSlide, expectClosed, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('a visitor moves through the images', () => {
  test('with the buttons, and round the ends', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    await button(page, 'Next image').click();
    await expectSlide(page, 2);
    await button(page, 'Previous image').click();
    await expectSlide(page, 1);
    await button(page, 'Previous image').click();
    await expectSlide(page, 8);
  });

  test('with the keys', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 5);
    for (const [key, slide] of [
      ['ArrowRight', 6],
      ['ArrowLeft', 5],
      ['End', 8],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, slide);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('beyond the page, where the lightbox is told of one page at a time', async ({ page }) => {
    await page.goto('/views/pages', { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
    await openImage(page, 12);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 13);
  });

  test('faster than the pictures change, and no press is lost', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
  });

  test('reaches only the shown image', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
    const reachable = lightbox(page).locator('[aria-roledescription]:not([inert])');
    await expectSoon(() => reachable.count()).toBe(1);
    expect(await currentSlide(page).getAttribute('inert')).toBeNull();
  });
});
