import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const CODE = /\/FullGalleryLightbox-[^/]*\.js/;
const GALLERY = '/galleries/landscapes';
const link = (page: Page) => page.locator('.loggia-thumbnails a').first();
const wait = (page: Page) => page.getByRole('dialog', { name: 'Loading…' });
const lightbox = (page: Page) => page.locator('dialog.loggia-lightbox[data-status]');

async function pressPhoto(page: Page): Promise<string> {
  const address = await link(page).evaluate((element: HTMLAnchorElement) => element.href);
  await link(page).click();
  return address;
}

async function openGallery(page: Page): Promise<void> {
  await page.goto(GALLERY);
  // Measured means hydrated.
  await page.locator('.loggia-thumbnails[data-measured]').waitFor();
}

test('clicking an image shows a loading dialog until the lightbox chunk has loaded', async ({ page }) => {
  const release = await holdCode(page, CODE);
  await openGallery(page);
  await pressPhoto(page);
  await wait(page).getByRole('progressbar').waitFor();
  release();
  await lightbox(page).locator('img.loggia-slide-image').first().waitFor();
  expect(await wait(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expectSoon(() => link(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test.for(['Escape', 'Close'])(
  '%s cancels opening the image while the lightbox chunk is loading',
  async (way, { page }) => {
    const release = await holdCode(page, CODE);
    await openGallery(page);
    await pressPhoto(page);
    await wait(page).waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await wait(page).getByRole('button', { name: 'Close' }).click();
    await expectSoon(() => wait(page).count()).toBe(0);
    await expectSoon(() => link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const arrived = page.waitForResponse(CODE);
    release();
    await (await arrived).finished();
    // Now that the chunk has loaded, another click opens its own image and not the canceled one.
    await page.locator('.loggia-thumbnails a').nth(1).click();
    await lightbox(page).getByRole('group', { name: /^2 of/ }).waitFor();
  },
);

test('the comment panel shows a spinner while its chunk loads and does not block navigation', async ({ page }) => {
  const release = await holdCode(page, /\/CommentPanel-[^/]*\.js/);
  await openGallery(page);
  await pressPhoto(page);
  await lightbox(page).getByRole('group', { name: /^1 of/ }).waitFor();
  const comments = page.getByRole('complementary', { name: 'Comments' });
  await lightbox(page).getByRole('button', { name: 'Show comments' }).click();
  await comments.locator('.loggia-spinner').waitFor();
  await lightbox(page).getByRole('button', { name: 'Next image' }).click();
  await lightbox(page).getByRole('group', { name: /^2 of/ }).waitFor();
  release();
  await comments.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await comments.locator('.loggia-spinner').count()).toBe(0);
});

describe('clicking an image', () => {
  test.override('expectedComplaints', [/status of 404/, /ERR_FAILED/]);

  test.for<readonly [string, (route: Route) => Promise<void>]>([
    ['is missing', (route: Route) => route.fulfill({ status: 404 })],
    ['cannot be fetched', (route: Route) => route.abort()],
  ])('opens the image file if the lightbox chunk %s', async ([, answer], { page }) => {
    await page.route(CODE, answer);
    await openGallery(page);
    await page.waitForURL(await pressPhoto(page));
  });
});
