import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const CODE = /\/PlaylistLightbox-[^/]*\.js/;
const dialog = (page: Page) => page.locator('dialog.loggia-video-lightbox');
const item = (page: Page) => page.getByRole('link', { name: 'Play: The tide before sunrise' });

async function pressVideo(page: Page): Promise<string> {
  await page.goto('/playlists/pop-up');
  // Measured means hydrated.
  await page.locator('.loggia-playlist [data-measured]').first().waitFor();
  const address = await item(page).evaluate((link: HTMLAnchorElement) => link.href);
  await item(page).click();
  return address;
}

describe('a playlist pop-up', () => {
  test.override('expectedComplaints', [/status of 404/, /ERR_FAILED/]);

  test.for<readonly [string, (route: Route) => Promise<void>]>([
    ['is missing', (route: Route) => route.fulfill({ status: 404 })],
    ['cannot be fetched', (route: Route) => route.abort()],
  ])('opens the video’s URL if the pop-up’s chunk %s, and Back returns to the list', async ([, answer], { page }) => {
    await page.route(CODE, answer);
    const address = await pressVideo(page);
    await page.waitForURL(address);
    await page.goBack();
    await page.waitForURL('**/playlists/pop-up');
    await item(page).waitFor();
    await expectSoon(() => dialog(page).isVisible()).toBe(false);
  });
});

test('a playlist pop-up shows a progress bar and can be closed while its chunk loads', async ({ page }) => {
  const release = await holdCode(page, CODE);
  await pressVideo(page);
  const loading = page.getByRole('dialog').getByRole('progressbar');
  await loading.waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => loading.isVisible()).toBe(false);
  await expectSoon(() => item(page).evaluate((link) => link === document.activeElement)).toBe(true);
  const arrived = page.waitForResponse(CODE);
  release();
  await (await arrived).finished();
  await item(page).click();
  await dialog(page).locator('video').waitFor();
  expect(await loading.count()).toBe(0);
});
