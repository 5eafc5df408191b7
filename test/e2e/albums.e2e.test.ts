import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { untilAlbumGuardIsOver } from './helpers/album.ts';
import { breakServer } from './helpers/faults.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { expectClosed, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const title = (page: Page) => page.locator('.loggia-album-title');
const expectTitle = (page: Page, text: string) => expectSoon(() => title(page).allTextContents()).toEqual([text]);
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
const enter = (page: Page, name: string) =>
  page.locator('.loggia-album').getByRole('link', { name, exact: true }).click();
/** Opens a page and waits until it is hydrated, so that the browser doesn't follow clicked links itself. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('.loggia-album [data-measured]').first().waitFor();
};

describe('an album', () => {
  test('keeps its level on reload and follows Back, Forward, the back link and the breadcrumbs', async ({ page }) => {
    await open(page, '/albums/compact?lang=en');
    await enter(page, 'The storeroom');
    await expectTitle(page, 'The storeroom');
    expect(await title(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    await untilAlbumGuardIsOver(page);
    await enter(page, 'Odd corners');
    await expectTitle(page, 'Odd corners');
    expect(await crumbs(page).allTextContents()).toEqual(['The collection', 'The storeroom', 'Odd corners']);
    expect(new URL(page.url()).search).toBe('?lang=en&type_0=album&album_gallery_id_0=3');

    await page.reload();
    await page.locator('.loggia-album [data-measured]').first().waitFor();
    await expectTitle(page, 'Odd corners');
    await page.goBack();
    await expectTitle(page, 'The storeroom');
    await page.goForward();
    await expectTitle(page, 'Odd corners');
    await page.getByRole('link', { name: 'Back' }).click();
    await expectTitle(page, 'The storeroom');
    await enter(page, 'Odd corners');
    await expectTitle(page, 'Odd corners');
    await crumbs(page).first().click();
    await expectTitle(page, 'The collection');
    expect(new URL(page.url()).search).toBe('?lang=en');
  });

  test('expands descriptions and navigates under a strict Content Security Policy', async ({ page }) => {
    await page.goto('/albums/extended');
    await page.getByRole('button', { name: 'Show more' }).first().click();
    await page.getByRole('button', { name: 'Show less' }).waitFor();
    await enter(page, 'The storeroom');
    await expectTitle(page, 'The storeroom');
    await page.goBack();
    await expectTitle(page, 'The collection');
  });

  test('scrolls to the top of a gallery only after the next page has loaded', async ({ page }) => {
    await open(page, '/albums/masonry');
    await enter(page, 'Landscapes');
    await expectTitle(page, 'Landscapes');
    const gallery = page.locator('.loggia-album .loggia-gallery');
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(400);
    const release = await holdCode(page, /bwg_frontend_data/);
    await next.click();
    await expectSoon(() => gallery.getAttribute('data-status')).toBe('refreshing');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    release();
    const top = () => gallery.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expectSoon(top).toBe(150);
  });

  test('paginates a nested gallery and opens its images in the lightbox', async ({ page }) => {
    await open(page, '/albums/masonry');
    await enter(page, 'Landscapes');
    await expectTitle(page, 'Landscapes');
    await page
      .getByRole('button', { name: 'Next page' })
      .or(page.getByRole('link', { name: 'Next page' }))
      .click();
    await expectSoon(() => new URL(page.url()).searchParams.get('page_number_0')).toBe('2');
    const images = page.locator('.loggia-album .loggia-gallery li a');
    await expectSoon(() => page.getByText(/^Page 2 of \d$/).count()).toBeGreaterThan(0);
    await images.first().click();
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expectTitle(page, 'The collection');
  });
});

test('searching an album filters its entries until the search is cleared', async ({ page }) => {
  await open(page, '/albums/compact');
  const entries = () => page.locator('.loggia-album li').getByRole('link').allTextContents();
  const all = await entries();
  await page.getByRole('searchbox').fill('store');
  await page.getByRole('searchbox').press('Enter');
  await expectSoon(entries).toEqual(['The storeroom']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('Enter');
  await expectSoon(entries).toEqual(all);
});

describe('an album after a failed request', () => {
  test.override('expectedComplaints', [/status of 500/]);

  test('keeps the current level and offers a retry', async ({ page }) => {
    await open(page, '/albums/compact');
    await breakServer(page, 'status=500@/wp-admin');
    await enter(page, 'The storeroom');
    await page.locator('.loggia-album').getByText('The album could not be loaded.').waitFor();
    await expectTitle(page, 'The collection');
    await breakServer(page, '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTitle(page, 'The storeroom');
  });
});

describe('an album without JavaScript', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('can be navigated through links and shows full descriptions', async ({ page }) => {
    await page.goto('/albums/extended');
    expect(await page.getByText('rooms in which there is nothing').isVisible()).toBe(true);
    await enter(page, 'The storeroom');
    await enter(page, 'Odd corners');
    await expectTitle(page, 'Odd corners');
    await page.getByRole('link', { name: 'Back' }).click();
    await expectTitle(page, 'The storeroom');
    await crumbs(page).first().click();
    await enter(page, 'Public domain');
    await expectTitle(page, 'Public domain');
    await page.locator('[data-thumbnails] a').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
