import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

test('the lightbox enters fullscreen, navigates to the next image, and exits fullscreen on close', async ({ page }) => {
  await openGallery(page);
  await openImage(page, 1);
  await button(page, 'More').click();
  await button(page, 'Fullscreen').click();
  await expectSoon(() => page.evaluate(() => document.fullscreenElement?.closest('dialog') !== null)).toBe(true);
  await button(page, 'More').click();
  await button(page, 'Exit fullscreen').waitFor();

  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await button(page, 'Close').click();
  await expectClosed(page);
  await expectSoon(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});
