import { describe, expect } from 'vitest';
import { breakServer } from './helpers/faults.ts';
import { expectStatus, openGallery, thumbnails } from './helpers/gallery.ts';
import { currentSlide, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('a gallery page', () => {
  test('links to the next and previous pages', async ({ page }) => {
    await openGallery(page, 'landscapes');
    const firstTitle = await thumbnails(page).first().getByRole('img').getAttribute('alt');
    expect(await thumbnails(page).count()).toBe(12);

    await page.getByRole('link', { name: 'Next page' }).click();
    await expectStatus(page, 'Page 2 of 3');
    expect(await thumbnails(page).first().getByRole('img').getAttribute('alt')).not.toBe(firstTitle);

    await page.getByRole('link', { name: 'Next page' }).click();
    await expectStatus(page, 'Page 3 of 3');
    expect(await thumbnails(page).count()).toBe(4);

    await page.getByRole('link', { name: 'Previous page' }).click();
    await expectStatus(page, 'Page 2 of 3');
  });

  test('opens at the page number in the URL', async ({ page }) => {
    await page.goto('/galleries/landscapes?page_number_0=3');
    expect(await thumbnails(page).count()).toBe(4);
    expect(await page.getByText('Page 3 of 3').count()).toBeGreaterThan(0);
  });

  test('is linked from the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Public domain/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Public domain' }).waitFor();
    expect(await thumbnails(page).count()).toBe(8);
  });

  test('shows a message if the gallery is empty', async ({ page }) => {
    await page.goto('/galleries/empty');
    await expectStatus(page, /No images found/i);
    expect(await thumbnails(page).count()).toBe(0);
    expect(await page.locator('kbd').count()).toBe(0);
  });

  test('redirects if the URL has a trailing slash', async ({ page }) => {
    await page.goto('/galleries/public-domain/');
    await page.getByRole('heading', { level: 1, name: 'Public domain' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/galleries/public-domain');
  });

  test('shows a message if the gallery was deleted', async ({ page }) => {
    await page.goto('/galleries/deleted');
    await expectStatus(page, /gallery was deleted/);
  });

  test('shows titles with markup as plain text in the grid and the lightbox', async ({ page }) => {
    await openGallery(page, 'awkward');
    const picture = { name: 'Bold and italic', exact: true };
    expect(await thumbnails(page).getByRole('img', picture).count()).toBe(1);
    expect(await page.title()).toContain('Awkward <texts> & "quotes"');
    await openImage(page, 1);
    expect(await currentSlide(page).getByRole('img', picture).count()).toBe(1);
  });
});

describe('pagination', () => {
  test.override('expectedComplaints', [/status of 500/]);

  test('keeps the current page visible and offers a retry if the next page fails to load', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await breakServer(page, 'status=500@/wp-admin/');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expectStatus(page, 'The images could not be loaded.');
    expect(await thumbnails(page).count()).toBe(12);

    await breakServer(page, '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStatus(page, 'Page 2 of 3');
  });
});
