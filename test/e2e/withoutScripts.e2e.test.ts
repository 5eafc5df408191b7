import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { thumbnails } from './helpers/gallery.ts';
import { test } from './helpers/test.ts';

describe('without JavaScript', () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('thumbnails are shown and link to their image files', async ({ page }) => {
    await page.goto('/galleries/landscapes');
    expect(await thumbnails(page).count()).toBe(12);
    await expectSoon(() =>
      thumbnails(page)
        .first()
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    const answer = await Promise.all([page.waitForResponse(/first-light\.jpg/), thumbnails(page).first().click()]);
    expect(answer[0].headers()['content-type']).toMatch(/^image\//);
  });

  test('a gallery can be paginated', async ({ page }) => {
    await page.goto('/galleries/landscapes');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 3').first().waitFor();
    await expectSoon(() => thumbnails(page).count()).toBe(12);
  });

  test('the second gallery on a page can be paginated', async ({ page }) => {
    await page.goto('/pages/two-galleries');
    await page.getByRole('region', { name: 'Landscapes' }).getByRole('link', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 3').first().waitFor();
  });

  test('a playlist links to its videos and has no buttons', async ({ page }) => {
    await page.goto('/playlists/grid');
    await page.getByRole('link', { name: 'Play: Daybreak over six ridges' }).waitFor();
    const playlist = page.locator('.loggia-playlist');
    // The pager is rendered, but hidden without JavaScript.
    expect(await playlist.locator('.loggia-video-pager').count()).toBe(1);
    expect(await playlist.getByRole('button').count()).toBe(0);
  });

  test('the home page links to a gallery', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^Landscapes/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Landscapes' }).waitFor();
  });
});
