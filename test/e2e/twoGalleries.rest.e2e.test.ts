import { describe, expect } from 'vitest';
import { thumbnails, waitUntilAlive } from './helpers/gallery.ts';
import { currentSlide, expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const PAGE = '/pages/two-galleries';

describe('two galleries on a page', () => {
  test('each open their own images', async ({ page }) => {
    await page.goto(PAGE);
    await waitUntilAlive(page);
    await thumbnails(page, 'Public domain').nth(2).click();
    await expectSlide(page, 3);
    expect(await currentSlide(page).getAttribute('aria-label')).toBe('3 of 8');
    await page.keyboard.press('Escape');
    await expectClosed(page);

    await thumbnails(page, 'Landscapes').nth(2).click();
    await expectSlide(page, 3);
    expect(await currentSlide(page).getAttribute('aria-label')).toBe('3 of 28');
  });

  test('open only one lightbox for a hash', async ({ page }) => {
    await page.goto(`${PAGE}#bwg2/24`);
    await expectSlide(page, 4);
    expect(await lightbox(page).count()).toBe(1);
    expect(await currentSlide(page).getAttribute('aria-label')).toBe('4 of 28');
  });

  test('replace the open lightbox when the hash changes to an image in the other gallery', async ({ page }) => {
    await page.goto(`${PAGE}#bwg1/3`);
    await expectSlide(page, 3);
    await page.evaluate(() => {
      location.hash = '#bwg2/25';
    });
    await page.getByText('5 / 28').waitFor();
    expect(await lightbox(page).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#bwg2/25');
  });

  test('paginate independently', async ({ page }) => {
    await page.goto(PAGE);
    await waitUntilAlive(page);
    const landscapes = page.getByRole('region', { name: 'Landscapes' });
    await landscapes.getByRole('link', { name: 'Next page' }).click();
    await landscapes.getByRole('status').getByText('Page 2 of 3').waitFor();
    expect(await thumbnails(page, 'Public domain').count()).toBe(8);
  });
});

test('a gallery with static data requests only images from the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/pages/plain-data');
  await waitUntilAlive(page);
  await thumbnails(page).first().click();
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  expect(asked.filter((path) => path.startsWith('/wp-admin') || path.startsWith('/wp-json'))).toEqual([]);
});
