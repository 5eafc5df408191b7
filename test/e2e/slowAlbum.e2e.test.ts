import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { untilAlbumGuardIsOver } from './helpers/album.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

/** What an album's moves need, and its first paint does not. */
const CODE = /\/createAlbumMoves-[^/]*\.js/;
const TOP = '/albums/compact?lang=en';

const title = (page: Page) => page.locator('.loggia-album-title');
const expectTitle = (page: Page, text: string) => expectSoon(() => title(page).allTextContents()).toEqual([text]);
const entry = (page: Page, name: string) => page.locator('.loggia-album').getByRole('link', { name, exact: true });
const isBusy = (page: Page) => page.locator('.loggia-album').getAttribute('aria-busy');
const level = (page: Page) => new URL(page.url()).searchParams.get('album_gallery_id_0');
/** The page that the visitor came to is still the same one: nothing has loaded it anew. */
const markPage = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-seen', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-seen'));

/** Until a page has been loaded and its scripts ask for the code, whatever becomes of that: what is done before is the browser's affair. */
async function untilCodeIsAsked(page: Page, load: () => Promise<unknown>) {
  const loading = page.waitForRequest((request) => request.isNavigationRequest());
  const loaded = load();
  await loading;
  await page.waitForRequest(CODE);
  await loaded;
  await page.locator('.loggia-album [data-measured]').first().waitFor();
  await markPage(page);
}

/** In the storeroom, in a page that was loaded there, with the collection one Back away. */
async function reloadInStoreroom(page: Page) {
  await untilCodeIsAsked(page, () => page.goto(TOP));
  await entry(page, 'The storeroom').click();
  await expectTitle(page, 'The storeroom');
}

describe('an album whose code is slow', () => {
  test('says that it is busy when an entry is pressed, and goes in when the code is there', async ({ page }) => {
    const release = await holdCode(page, CODE);
    await untilCodeIsAsked(page, () => page.goto(TOP));
    await entry(page, 'The storeroom').click();
    await expectSoon(() => isBusy(page)).toBe('true');
    await expectTitle(page, 'The collection');
    release();
    await expectTitle(page, 'The storeroom');
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).search).toBe('?lang=en&type_0=album&album_gallery_id_0=2');
    expect(await title(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  });

  test('goes where the last press leads', async ({ page }) => {
    const release = await holdCode(page, CODE);
    await untilCodeIsAsked(page, () => page.goto(TOP));
    await entry(page, 'The storeroom').click();
    await entry(page, 'Public domain').click();
    release();
    await expectTitle(page, 'Public domain');
    await page.goBack();
    await expectTitle(page, 'The collection');
  });

  test('hears the browser’s Back, and goes there when the code is there', async ({ page }) => {
    await reloadInStoreroom(page);
    const release = await holdCode(page, CODE);
    await untilCodeIsAsked(page, () => page.reload());
    await page.goBack();
    await expectSoon(() => level(page)).toBeNull();
    await expectSoon(() => isBusy(page)).toBe('true');
    release();
    await expectTitle(page, 'The collection');
    expect(await isMarked(page)).toBe(true);
    expect(level(page)).toBeNull();
    await page.goForward();
    await expectTitle(page, 'The storeroom');
  });
});

test('a visitor who presses Back twice because the code is slow gets one level up', async ({ page }) => {
  await reloadInStoreroom(page);
  await untilAlbumGuardIsOver(page);
  await entry(page, 'Odd corners').click();
  await expectTitle(page, 'Odd corners');
  const release = await holdCode(page, CODE);
  await untilCodeIsAsked(page, () => page.reload());
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  release();
  await expectTitle(page, 'The storeroom');
  await page.goForward();
  await expectTitle(page, 'Odd corners');
});

describe('an album whose code does not come', () => {
  test.override('expectedComplaints', [/ERR_FAILED/]);

  test('is walked through by its links, which keep what else the address says', async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await untilCodeIsAsked(page, () => page.goto(TOP));
    await untilCodeIsAsked(page, () => entry(page, 'The storeroom').click());
    await expectTitle(page, 'The storeroom');
    expect(new URL(page.url()).search).toBe('?lang=en&type_0=album&album_gallery_id_0=2');
    await page.getByRole('link', { name: 'Back' }).click();
    await expectTitle(page, 'The collection');
    expect(new URL(page.url()).search).toBe('?lang=en');
  });

  test('loads the level that the browser’s Back leads to', async ({ page }) => {
    await reloadInStoreroom(page);
    await page.route(CODE, (route) => route.abort());
    await untilCodeIsAsked(page, () => page.reload());
    await untilCodeIsAsked(page, () => page.goBack());
    await expectTitle(page, 'The collection');
    await untilCodeIsAsked(page, () => page.goForward());
    await expectTitle(page, 'The storeroom');
  });
});

test('a page of a cache that shows another level than its address is put right', async ({ page }) => {
  await page.route('**/albums/compact?type_0=album*', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url.origin + url.pathname }) });
  });
  await page.goto('/albums/compact?type_0=album&album_gallery_id_0=2');
  await expectTitle(page, 'The storeroom');
});
