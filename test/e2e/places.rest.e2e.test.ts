import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const ADDRESS = '/pages/by-request';

const images = (page: Page) => page.locator('.loggia-thumbnails > li');

/** Waits until the list has the height of ten thousand images, most of them virtualized. */
const isThere = (page: Page) =>
  expectSoon(() => page.locator('.loggia-thumbnails').evaluate((list) => list.clientHeight)).toBeGreaterThan(50_000);

/** The first image below the top edge of the viewport, and its offset. */
const firstInView = (page: Page) =>
  images(page).evaluateAll((items) => {
    const item = items.find((candidate) => candidate.getBoundingClientRect().top >= 0);
    return `${item?.id} ${Math.round(item?.getBoundingClientRect().top ?? Number.NaN)}`;
  });

/** Opens the page and scrolls to somewhere in the middle of the gallery. */
async function look(page: Page): Promise<string> {
  // Evaluating scripts in a page counts as user activation, which would be taken for scrolling by the user.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
  await page.goto(ADDRESS);
  await isThere(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 20_000);
  await expectSoon(() => images(page).first().getAttribute('data-index').then(Number)).toBeGreaterThan(100);
  return firstInView(page);
}

describe('a client-rendered gallery', () => {
  test('restores the scroll position on Back', async ({ page }) => {
    const place = await look(page);
    await page.goto('/pages/plain-data');
    await page.goBack();
    await isThere(page);
    await expectSoon(() => firstInView(page)).toBe(place);
  });

  test('restores the scroll position if the page is reloaded again while the images load', async ({ page }) => {
    const place = await look(page);
    const release = await holdCode(page, /admin-ajax/);
    const isAsking = page.waitForRequest(/admin-ajax/);
    await page.reload();
    await isAsking;
    await page.reload();
    release();
    await isThere(page);
    await expectSoon(() => firstInView(page)).toBe(place);
  });

  test('does not restore the scroll position if the user scrolls before the images load', async ({ page }) => {
    await look(page);
    const release = await holdCode(page, /admin-ajax/);
    await page.setViewportSize({ width: 1280, height: 300 });
    const isAsking = page.waitForRequest(/admin-ajax/);
    await page.reload();
    await isAsking;
    await page.mouse.move(640, 100);
    // By now, the browser has scrolled to the end of the still short page.
    await page.mouse.wheel(0, -5000);
    await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await isThere(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to the image in the URL hash', async ({ page }) => {
    await page.goto(ADDRESS);
    await isThere(page);
    const id = await images(page).first().getAttribute('id');
    const [prefix = '', number = ''] = id?.match(/^(.*-)(\d+)$/)?.slice(1) ?? [];
    const target = `${prefix}${Number(number) + 7000}`;
    await page.goto('/pages/plain-data');
    await page.goto(`${ADDRESS}#${target}`);
    await expectSoon(() =>
      images(page).evaluateAll((items, wanted) => {
        const { top = -1, bottom = Infinity } = items.find((item) => item.id === wanted)?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= window.innerHeight;
      }, target),
    ).toBe(true);
  });
});
