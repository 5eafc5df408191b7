import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const WIDTH_PX = 390;
/** The least size of a target that WCAG 2.2 asks for (2.5.8), in CSS pixels. */
const LEAST_TARGET_PX = 24;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH_PX);
}

describe('a visitor with a phone', () => {
  test.override('visitor', {
    viewport: { width: WIDTH_PX, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  });

  test('opens, moves and closes with taps', async ({ page }) => {
    await openGallery(page);
    await expectNoSidewaysScroll(page);
    await thumbnails(page).nth(1).tap();
    await expectSlide(page, 2);
    await button(page, 'Next image').tap();
    await expectSlide(page, 3);
    await expectNoSidewaysScroll(page);
    await button(page, 'Close').tap();
    await expectClosed(page);
  });

  test('finds every control inside the screen and large enough', async ({ page }) => {
    await openGallery(page);
    await thumbnails(page).first().tap();
    await expectSlide(page, 1);
    for (const name of ['Previous image', 'Next image', 'Play slideshow', 'Close']) {
      const box = await button(page, name).boundingBox();
      expect(box, name).not.toBeNull();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(WIDTH_PX);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    }
  });

  test.for(['/', '/galleries/landscapes', '/galleries/archive', '/galleries/awkward', '/pages/two-galleries'])(
    '%s fits its width',
    async (path, { page }) => {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    },
  );
});
