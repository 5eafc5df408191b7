import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const WIDTH_PX = 390;
/** The minimum target size of WCAG 2.2 (2.5.8), in CSS pixels. */
const LEAST_TARGET_PX = 24;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH_PX);
}

describe('on a phone', () => {
  test.override('visitor', {
    viewport: { width: WIDTH_PX, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  });

  test('tapping opens the lightbox, navigates to the next image, and closes the lightbox', async ({ page }) => {
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

  test('tapping an edge changes the image, and tapping the center toggles the controls', async ({ page }) => {
    await openGallery(page);
    await thumbnails(page).nth(1).tap();
    await expectSlide(page, 2);
    await button(page, 'More').waitFor();
    const opacity = await button(page, 'Next image').evaluate((arrow) => getComputedStyle(arrow).opacity);
    expect(opacity).toBe('0');
    await page.touchscreen.tap(WIDTH_PX - 12, 300);
    await expectSlide(page, 3);
    await page.touchscreen.tap(12, 300);
    await expectSlide(page, 2);
    await page.touchscreen.tap(WIDTH_PX / 2, 300);
    await button(page, 'Show controls').waitFor();
    await page.touchscreen.tap(WIDTH_PX / 2, 300);
    await button(page, 'More').waitFor();
  });

  test('all lightbox controls are within the viewport and at least 24 px in size', async ({ page }) => {
    await openGallery(page);
    await thumbnails(page).first().tap();
    await expectSlide(page, 1);
    for (const name of ['Previous image', 'Next image', 'Share', 'More', 'Close']) {
      const box = await button(page, name).boundingBox();
      expect(box, name).not.toBeNull();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(WIDTH_PX);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    }
  });

  test('the lightbox respects the safe area insets in portrait and landscape', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    const hold = async (width: number, height: number, top: number, side: number, bottom: number) => {
      await page.setViewportSize({ width, height });
      await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, left: side, right: side, bottom } });
      return { left: side, top, right: width - side, bottom: height - bottom };
    };
    let safe = await hold(390, 844, 47, 0, 34);
    const expectSafe = (selector: string) =>
      expectSoon(async () => {
        const { x, y, width, height } = (await lightbox(page).locator(selector).boundingBox()) ?? NOWHERE;
        return width > 0 && x >= safe.left && y >= safe.top && x + width <= safe.right && y + height <= safe.bottom;
      }).toBe(true);
    await openGallery(page);
    await thumbnails(page).first().tap();
    await expectSlide(page, 1);
    await lightbox(page).getByRole('region', { name: 'About this image' }).waitFor();
    for (const part of ['.loggia-close', '.loggia-controls', '.loggia-info', '.loggia-filmstrip'])
      await expectSafe(part);
    safe = await hold(844, 390, 0, 47, 21);
    for (const part of ['.loggia-close', '.loggia-controls', '.loggia-info', '.loggia-arrow-next'])
      await expectSafe(part);
    await button(page, 'Show comments').tap();
    await expectSafe('[data-status=open] > .loggia-sidebar-content');
    await expectSafe('.loggia-close');
    expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  });

  test.for(['/', '/galleries/landscapes', '/galleries/archive', '/galleries/awkward', '/pages/two-galleries'])(
    '%s does not overflow the viewport horizontally',
    async (path, { page }) => {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    },
  );
});
