import { describe, expect } from 'vitest';
import { breakServer } from './helpers/faults.ts';
import { openGallery } from './helpers/gallery.ts';
import { button, currentSlide, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

describe('an image that fails to load', () => {
  test.override('expectedComplaints', [/Failed to load resource/]);

  test('shows an error with a link to the file and does not block navigation', async ({ page }) => {
    await openGallery(page, 'missing-file');
    await openImage(page, 1);
    await page.keyboard.press('ArrowRight');
    const alert = lightbox(page).getByRole('alert');
    await alert.getByText('The image could not be loaded.').waitFor();
    expect(await alert.getByRole('link', { name: 'Open the image' }).getAttribute('href')).toContain('odd-402');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
  });

  test('loads on retry once the server has recovered', async ({ page }) => {
    await breakServer(page, 'status=500@/wp-content/uploads/photo-gallery/public-domain/acanthus');
    await openGallery(page, 'public-domain', '#bwg1/5');
    await lightbox(page).getByText('The image could not be loaded.').waitFor();
    await breakServer(page, '');
    await button(page, 'Try again').click();
    await expectSlide(page, 5);
  });

  test('loads automatically once the browser is back online', async ({ page }) => {
    await openGallery(page, 'archive', '#bwg3/15000');
    await expectSlide(page, 5000);
    await page.context().setOffline(true);
    await page.keyboard.press('Home');
    await currentSlide(page).getByText('You are probably offline.', { exact: false }).waitFor();
    await page.context().setOffline(false);
    await expectSlide(page, 1);
  });
});
