import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { attributeNow } from './helpers/attributeNow.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { currentSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** The ID of a shortcode that adds an image watermark to the same gallery. */
const PICTURE = 51;

const watermark = (page: Page) => lightbox(page).locator('[data-type][data-position]');

/** Whether the browser would show its context menu for this element. */
const opensMenu = (locator: ReturnType<Page['locator']>) =>
  locator
    .first()
    .evaluate((element) => element.dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true })));

async function expectOnPicture(page: Page): Promise<void> {
  await expectSoon(() => attributeNow(watermark(page), 'data-visible')).toBe('');
  const [mark, room] = await Promise.all([watermark(page).boundingBox(), currentSlide(page).boundingBox()]);
  expect((mark?.x ?? -1) >= (room?.x ?? 0)).toBe(true);
  expect((mark?.y ?? -1) >= (room?.y ?? 0)).toBe(true);
}

describe('a gallery with a watermark and download protection', () => {
  test('blocks the context menu on images and shrinks the text watermark in a narrower viewport', async ({ page }) => {
    await openGallery(page, 'signed');
    expect(await opensMenu(thumbnails(page))).toBe(false);
    expect(await opensMenu(page.locator('h1'))).toBe(true);
    await openImage(page, 1);
    await expectOnPicture(page);
    expect(await attributeNow(watermark(page), 'data-position')).toBe('bottom-right');
    expect(await watermark(page).textContent()).toBe('Loggia');
    const sizeOf = () => watermark(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const large = await sizeOf();
    await expectSoon(() => opensMenu(currentSlide(page))).toBe(false);
    await page.setViewportSize({ width: 640, height: 800 });
    await expectSoon(sizeOf).toBeLessThan(large);
  });

  test('shows an image watermark at the configured position', async ({ page }) => {
    await page.route(/action=GalleryBox/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/shortcode_id=\d+/, `shortcode_id=${PICTURE}`),
      }),
    );
    await openGallery(page, 'signed');
    await openImage(page, 2);
    await expectOnPicture(page);
    expect(await attributeNow(watermark(page), 'data-position')).toBe('top-center');
    expect(await watermark(page).locator('img').getAttribute('src')).toContain('/favicon.svg');
  });
});
