import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const ADDRESS = '/pages/by-request';

const images = (page: Page) => page.locator('.loggia-thumbnails > li');

/** All of ten thousand images are there, most of them in height only. */
const isThere = (page: Page) =>
  expectSoon(() => page.locator('.loggia-thumbnails').evaluate((list) => list.clientHeight)).toBeGreaterThan(50_000);

/** The first image that stands below the upper edge of the window, and where. */
const firstInView = (page: Page) =>
  images(page).evaluateAll((items) => {
    const item = items.find((candidate) => candidate.getBoundingClientRect().top >= 0);
    return `${item?.id} ${Math.round(item?.getBoundingClientRect().top ?? Number.NaN)}`;
  });

/** Looks from the gallery's beginning to somewhere in its middle. */
async function look(page: Page): Promise<string> {
  // To look at a page from here counts as a press of the visitor, which would be one who has moved.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
  await page.goto(ADDRESS);
  await isThere(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 20_000);
  await expectSoon(() => images(page).first().getAttribute('data-index').then(Number)).toBeGreaterThan(100);
  return firstInView(page);
}

describe('a gallery of which nothing is in the page', () => {
  test('is where the visitor left it when Back leads to it again', async ({ page }) => {
    const place = await look(page);
    await page.goto('/pages/plain-data');
    await page.goBack();
    await isThere(page);
    await expectSoon(() => firstInView(page)).toBe(place);
  });

  test('is where it was after a reload, and after a reload that comes too early', async ({ page }) => {
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

  test('is left to a visitor who scrolls up before the images are there', async ({ page }) => {
    await look(page);
    const release = await holdCode(page, /admin-ajax/);
    await page.setViewportSize({ width: 1280, height: 300 });
    const isAsking = page.waitForRequest(/admin-ajax/);
    await page.reload();
    await isAsking;
    await page.mouse.move(640, 100);
    // The browser has gone as far down as this page goes by now.
    await page.mouse.wheel(0, -5000);
    await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await isThere(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is led into by the fragment of the address', async ({ page }) => {
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
