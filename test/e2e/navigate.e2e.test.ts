import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, waitUntilAlive } from './helpers/gallery.ts';
import { button, currentSlide, expectClosed, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('lightbox navigation', () => {
  test('works with the buttons and wraps around at the ends', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    await button(page, 'Next image').click();
    await expectSlide(page, 2);
    await button(page, 'Previous image').click();
    await expectSlide(page, 1);
    await button(page, 'Previous image').click();
    await expectSlide(page, 8);
  });

  test('works with the arrow, Home and End keys', async ({ page }) => {
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

  test('loads the next page when navigating past the last image of a page', async ({ page }) => {
    await page.goto('/views/pages', { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
    await openImage(page, 12);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 13);
  });

  test('handles every key press made during a transition', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
  });

  test('makes all slides except the current one inert', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
    const reachable = lightbox(page).locator('[aria-roledescription]:not([inert])');
    await expectSoon(() => reachable.count()).toBe(1);
    expect(await currentSlide(page).getAttribute('inert')).toBeNull();
  });
});
