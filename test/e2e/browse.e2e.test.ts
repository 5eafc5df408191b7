import { describe, expect } from 'vitest';
import { breakServer } from './helpers/faults.ts';
import { expectStatus, openGallery, thumbnails } from './helpers/gallery.ts';
import { currentSlide, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('a visitor browses a gallery', () => {
  test('turns its pages forth and back', async ({ page }) => {
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

  test('finds every page under an address of its own', async ({ page }) => {
    await page.goto('/galleries/landscapes?page_number_0=3');
    expect(await thumbnails(page).count()).toBe(4);
    expect(await page.getByText('Page 3 of 3').count()).toBeGreaterThan(0);
  });

  test('from the home page on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Public domain/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Public domain' }).waitFor();
    expect(await thumbnails(page).count()).toBe(8);
  });

  test('reads that a gallery is empty', async ({ page }) => {
    await page.goto('/galleries/empty');
    await expectStatus(page, /No images found/i);
    expect(await thumbnails(page).count()).toBe(0);
    expect(await page.locator('kbd').count()).toBe(0);
  });

  test('by an address that somebody wrote with a slash at its end', async ({ page }) => {
    await page.goto('/galleries/public-domain/');
    await page.getByRole('heading', { level: 1, name: 'Public domain' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/galleries/public-domain');
  });

  test('reads that a gallery was deleted', async ({ page }) => {
    await page.goto('/galleries/deleted');
    await expectStatus(page, /gallery was deleted/);
  });

  test('reads titles that look like markup as text, in the grid and in the lightbox', async ({ page }) => {
    await openGallery(page, 'awkward');
    const picture = { name: 'Bold and italic', exact: true };
    expect(await thumbnails(page).getByRole('img', picture).count()).toBe(1);
    expect(await page.title()).toContain('Awkward <texts> & "quotes"');
    await openImage(page, 1);
    expect(await currentSlide(page).getByRole('img', picture).count()).toBe(1);
  });
});

describe('a page that cannot be loaded', () => {
  test.override('expectedComplaints', [/status of 500/]);

  test('leaves the old one in place, says so and can be asked for again', async ({ page }) => {
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
