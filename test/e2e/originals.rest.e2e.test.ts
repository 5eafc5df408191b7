import { buffer } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { openGallery } from './helpers/gallery.ts';
import { button, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('the lightbox menu', () => {
  test('downloads the original image under its file name', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 3);
    await button(page, 'More').click();
    const link = lightbox(page).getByRole('link', { name: 'Download original image' });
    const address = String(await link.getAttribute('href'));
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(
      decodeURIComponent(String(address.split('/').at(-1)).split('?')[0] ?? ''),
    );
    const served = await page.request.get(address);
    expect(await buffer(await download.createReadStream())).toEqual(await served.body());
  });

  test('opens the original image in a new tab and stays open', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 3);
    await button(page, 'More').click();
    const link = lightbox(page).getByRole('link', { name: 'Open image in original size' });
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(new URL(String(await link.getAttribute('href')), page.url()).href);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await lightbox(page).getByRole('link', { name: 'Download original image' }).waitFor();
  });
});
