import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { hitCount } from './helpers/admin.ts';
import { breakServer } from './helpers/faults.ts';
import { openGallery } from './helpers/gallery.ts';
import { expectSlide, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const isHit = (request: Request) => request.method() === 'POST' && request.url().includes('action=GalleryBox');

async function waitForHit(page: Page): Promise<void> {
  await page.waitForResponse((response) => isHit(response.request()));
}

describe('view counting', () => {
  test('increments the server-side count for each image shown', async ({ page }) => {
    const before = [await hitCount(page, '1'), await hitCount(page, '2')] as const;
    await openGallery(page, 'public-domain');
    await Promise.all([waitForHit(page), openImage(page, 1)]);
    await Promise.all([waitForHit(page), page.keyboard.press('ArrowRight')]);
    await expectSlide(page, 2);
    expect(await hitCount(page, '1')).toBe(before[0] + 1);
    expect(await hitCount(page, '2')).toBe(before[1] + 1);
  });

  test('counts only the final image when navigating quickly', async ({ page }) => {
    await openGallery(page, 'public-domain');
    await Promise.all([waitForHit(page), openImage(page, 1)]);
    const hits: string[] = [];
    page.on('request', (request) => {
      if (isHit(request)) hits.push(new URL(request.url()).searchParams.get('image_id') ?? '');
    });
    const settled = waitForHit(page);
    await Promise.all(Array.from({ length: 12 }, () => page.keyboard.press('ArrowRight')));
    await expectSlide(page, 5);
    await settled;
    expect(hits).toEqual(['5']);
  });

  test.override('expectedComplaints', [/status of 500/]);

  test('shows no error if saving a view fails', async ({ page }) => {
    await openGallery(page, 'public-domain');
    await openImage(page, 1);
    await breakServer(page, 'status=500@/wp-admin/');
    const failed = page.waitForResponse((response) => isHit(response.request()) && response.status() === 500);
    await page.keyboard.press('ArrowRight');
    await failed;
    await expectSlide(page, 2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
