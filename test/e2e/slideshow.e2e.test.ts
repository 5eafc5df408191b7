import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery } from './helpers/gallery.ts';
import { button, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** The interval configured in the demo's galleries, and the time for a transition. */
const INTERVAL_MS = 4000;
const CHANGE_MS = 1000;
const LONG_MS = 5 * INTERVAL_MS;

/** Pauses the clock, so that time passes only when the test advances it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + CHANGE_MS);
}

/** Simulates switching to another tab and back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

async function expectPlaying(page: Page, isPlaying: boolean): Promise<void> {
  await expectSoon(() => lightbox(page).locator('button[data-playing]').count()).toBe(isPlaying ? 1 : 0);
}

describe('the lightbox slideshow', () => {
  test('advances, pauses while the tab is hidden, and stops with the pause button', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await openImage(page, 1);
    await holdTime(page);
    await button(page, 'Play slideshow').click();
    await expectPlaying(page, true);
    await page.clock.runFor(INTERVAL_MS + CHANGE_MS);
    await expectSlide(page, 2);

    await setHidden(page, true);
    await expectPlaying(page, false);
    await page.clock.runFor(LONG_MS);
    await expectSlide(page, 2);

    await setHidden(page, false);
    await expectPlaying(page, true);
    await page.clock.runFor(INTERVAL_MS + CHANGE_MS);
    await expectSlide(page, 3);

    await button(page, 'Pause slideshow').click();
    await expectPlaying(page, false);
    await page.clock.runFor(LONG_MS);
    await expectSlide(page, 3);
  });

  test('starts and stops with the Space key', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    await button(page, 'Play slideshow').waitFor();
    await page.keyboard.press('Space');
    await button(page, 'Pause slideshow').waitFor();
    await page.keyboard.press('Space');
    await button(page, 'Play slideshow').waitFor();
  });
});
