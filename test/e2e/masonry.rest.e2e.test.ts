import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { test } from './helpers/test.ts';

const VIEWS = ['masonry', 'masonry-rows', 'mosaic', 'mosaic-rows'] as const;

const images = (page: Page) => page.locator('.loggia-images > li');

async function openView(page: Page, view: string, hash = ''): Promise<void> {
  await page.goto(`/views/${view}${hash}`, { waitUntil: 'domcontentloaded' });
  await page.locator('.loggia-images[data-measured]').waitFor();
}

/** The positions and sizes of the images, by index. */
const places = (page: Page) =>
  images(page).evaluateAll((items) =>
    items.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  );

describe.for(VIEWS)('the %s view', (view) => {
  test('has the same layout before and after hydration', async ({ page, browser, visitor }) => {
    const withoutScripts = await browser.newContext({ ...visitor, javaScriptEnabled: false });
    const still = await withoutScripts.newPage();
    await openView(page, view);
    await still.goto(page.url());
    const alive = await places(page);
    const before = (await places(still)).slice(0, Math.min(8, alive.length));
    for (const [index, sides] of before.entries()) {
      for (const [side, value] of sides.entries()) {
        expect(Math.abs((alive[index]?.[side] ?? Infinity) - value)).toBeLessThanOrEqual(1);
      }
    }
    await withoutScripts.close();
  });
});

describe('a justified layout of 10,000 images', () => {
  test('scrolls to the image in the URL hash', async ({ page }) => {
    await openView(page, 'mosaic-rows');
    const id = await images(page).first().getAttribute('id');
    const prefix = id?.replace(/\d+$/, '') ?? '';
    const number = Number(id?.slice(prefix.length)) + 7000;
    await page.goto('/');
    await openView(page, 'mosaic-rows', `#${prefix}${number}`);
    await expectSoon(() =>
      page.locator(`[id="${prefix}${number}"]`).evaluateAll((items) =>
        items.some((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      ),
    ).toBe(true);
  });

  test('restores the scroll position on Back', async ({ page }) => {
    await openView(page, 'mosaic-rows');
    await page.evaluate(() => window.scrollTo(0, 40_000));
    await expectSoon(() => images(page).first().getAttribute('data-index').then(Number)).toBeGreaterThan(100);
    await page.goto('/');
    await page.goBack();
    await expectSoon(() => page.evaluate(() => Math.round(window.scrollY))).toBe(40_000);
    await expectSoon(() => images(page).last().getAttribute('data-index').then(Number)).toBeGreaterThan(100);
  });
});

describe('on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test.for(VIEWS)('the %s view does not overflow the page horizontally', async (view, { page }) => {
    await openView(page, view);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
