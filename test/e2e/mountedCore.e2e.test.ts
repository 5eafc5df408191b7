import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const PAGE = '/mounted-core/theme';
const linkIn = (page: Page, container: string, number: number) => page.locator(`${container} a`).nth(number - 1);

describe("WordPress's own images with the mount script", () => {
  test('open in the lightbox, and the page stays as it is', async ({ page }) => {
    await page.goto(PAGE);
    await linkIn(page, '.wp-block-gallery', 2).click();
    await expectSlide(page, 2);
    expect(await lightbox(page).getByText('Blue hour').count()).toBeGreaterThan(0);
    await page.goBack();
    await expectClosed(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(PAGE);
    expect(await page.locator('.wp-block-gallery > figure').count()).toBe(5);
    await linkIn(page, '.entry-content > .wp-block-image', 2).click();
    await expectSlide(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('open from a URL with their hash', async ({ page }) => {
    await page.goto(`${PAGE}#bwggallery-1/marsh-gold.jpg`);
    await expectSlide(page, 3);
  });

  test('are replaced in the layout that the settings specify', async ({ page }) => {
    await page.goto('/mounted-core/masonry');
    const gallery = page.locator('.wp-block-gallery .loggia');
    await gallery.getByRole('link', { name: 'Northern lights' }).click();
    await expectSlide(page, 4);
    expect(await page.locator('.blocks-gallery-caption').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-loggia-theme')).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--loggia-accent'))).toBe(
      '#ffb84d',
    );
  });
});

describe('a report of the mount script', () => {
  test.override('expectedComplaints', [/^console\.info: Loggia report/]);

  test('is at the end of the page if the settings request it', async ({ page }) => {
    await page.goto('/mounted-core/report');
    await page.locator('#loggia-report', { hasText: 'mounted  coreGalleries  figure.wp-block-gallery' }).waitFor();
  });
});

describe("WordPress's own images without JavaScript", () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('link to their files', async ({ page }) => {
    await page.goto(PAGE);
    const [response] = await Promise.all([
      page.waitForResponse(/blue-hour\.jpg$/),
      linkIn(page, '.loggia-block', 2).click(),
    ]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});
