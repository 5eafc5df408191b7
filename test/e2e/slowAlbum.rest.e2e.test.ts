import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { untilAlbumGuardIsOver } from './helpers/album.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const ANSWER = /admin-ajax/;
const TOP = '/albums/compact?lang=en';

const title = (page: Page) => page.locator('.loggia-album-title');
const expectTitle = (page: Page, text: string) => expectSoon(() => title(page).allTextContents()).toEqual([text]);
const entry = (page: Page, name: string) => page.locator('.loggia-album').getByRole('link', { name, exact: true });
const isBusy = (page: Page) => page.locator('.loggia-album').getAttribute('aria-busy');
const level = (page: Page) => new URL(page.url()).searchParams.get('album_gallery_id_0');
/** Marks the document, so that a test can check that it was not reloaded. */
const markPage = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-seen', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-seen'));

/** Waits until the page is hydrated, so that the browser doesn't follow clicked links itself. */
async function untilTakenOver(page: Page) {
  await page.locator('.loggia-album [data-measured]').first().waitFor();
  await markPage(page);
}

async function openTop(page: Page) {
  await page.goto(TOP);
  await untilTakenOver(page);
}

describe('an album on a slow server', () => {
  test('is busy after an entry is clicked and navigates once the response has arrived', async ({ page }) => {
    await openTop(page);
    const release = await holdCode(page, ANSWER);
    await entry(page, 'The storeroom').click();
    await expectSoon(() => isBusy(page)).toBe('true');
    await expectTitle(page, 'The collection');
    release();
    await expectTitle(page, 'The storeroom');
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).search).toBe('?lang=en&type_0=album&album_gallery_id_0=2');
    expect(await title(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  });

  test('navigates to the entry that was clicked last', async ({ page }) => {
    await openTop(page);
    const release = await holdCode(page, ANSWER);
    await entry(page, 'The storeroom').click();
    await untilAlbumGuardIsOver(page);
    await entry(page, 'Public domain').click();
    release();
    await expectTitle(page, 'Public domain');
    await page.goBack();
    await expectTitle(page, 'The collection');
  });

  test('navigates on Back once the response has arrived, without reloading the page', async ({ page }) => {
    await openTop(page);
    await entry(page, 'The storeroom').click();
    await expectTitle(page, 'The storeroom');
    await page.reload();
    await untilTakenOver(page);
    const release = await holdCode(page, ANSWER);
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

test('an album corrects its level if a cached page does not match the URL', async ({ page }) => {
  await page.route('**/albums/compact?type_0=album*', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url.origin + url.pathname }) });
  });
  await page.goto('/albums/compact?type_0=album&album_gallery_id_0=2');
  await expectTitle(page, 'The storeroom');
});
