import { describe, expect } from 'vitest';
import { breakServer } from './helpers/faults.ts';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const MEGABYTES_10 = 10 * 1024 * 1024;

const JUNK = [
  '#bwg',
  '#bwg1',
  '#bwg1/',
  '#bwg1/%00',
  '#%E0%A4%A',
  '#bwg99999999999999999999/1',
  '#bwg1/22/3',
  '#bwg77/1',
];

describe('an invalid hash', () => {
  test('is ignored on page load', async ({ page }) => {
    await openGallery(page, 'public-domain', '#bwg1/%E0%A4%A');
    await openImage(page, 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('is ignored when set after page load', async ({ page }) => {
    await openGallery(page);
    for (const hash of JUNK) {
      await page.evaluate((junk) => {
        location.hash = junk;
      }, hash);
    }
    // By the time this slide is shown, the invalid hashes have been handled.
    await page.evaluate(() => {
      location.hash = '#bwg1/3';
    });
    await expectSlide(page, 3);
    expect(await lightbox(page).count()).toBe(1);
  });
});

test('the hash of a deleted image opens an error message that can be closed', async ({ page }) => {
  await openGallery(page, 'public-domain', '#bwg1/987654');
  await lightbox(page).getByText('This image is no longer available.').waitFor();
  await button(page, 'Close').click();
  await expectClosed(page);
  await page.evaluate(() => {
    location.hash = '#bwg1/<img src=x onerror=alert(1)>';
  });
  await lightbox(page).getByText('This image is no longer available.').waitFor();
  await button(page, 'Close').click();
  await expectClosed(page);
  await openImage(page, 2);
});

test('the hash of a missing image is reverted if another image is open', async ({ page }) => {
  await openGallery(page, 'public-domain', '#bwg1/3');
  await expectSlide(page, 3);
  await page.evaluate(() => {
    location.hash = '#bwg1/987654';
  });
  await page.waitForURL((url) => url.hash === '#bwg1/3');
  await expectSlide(page, 3);
});

test('the lightbox shows an image or an error message if a title contains a backslash', async ({ page }) => {
  await openGallery(page, 'backslash');
  await thumbnails(page).nth(1).click();
  const slide = lightbox(page).locator('[data-role=current][data-status=loaded]');
  await slide.or(lightbox(page).getByRole('alert')).first().waitFor();
});

test('the lightbox does not render markup in titles as HTML', async ({ page }) => {
  await openGallery(page, 'awkward');
  const title = await page.title();
  await openImage(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  expect(await page.title()).toBe(title);
  expect(await lightbox(page).locator('script').count()).toBe(0);
});

/** The messages for a broken response body. The other faults share a generic message. */
const WORDS = new Map([
  ['truncate', 'The connection was lost before all of the images arrived.'],
  ['garbage=4096', 'The images could not be loaded because of a problem on the server.'],
]);

describe('opening the lightbox when the server fails', () => {
  test.override('expectedComplaints', [/Failed to load resource/]);

  test.for(['status=500', 'status=403', 'drop', 'truncate', 'garbage=4096', `garbage=${MEGABYTES_10}`])(
    'shows an error message and a retry button: %s',
    async (fault, { page }) => {
      await openGallery(page, 'public-domain');
      await breakServer(page, `${fault}@/wp-admin/`);
      await thumbnails(page).first().click();
      await lightbox(page)
        .getByText(WORDS.get(fault) ?? 'The images could not be loaded.', { exact: true })
        .waitFor();

      await breakServer(page, '');
      await button(page, 'Try again').click();
      await expectSlide(page, 1);
    },
  );
});
