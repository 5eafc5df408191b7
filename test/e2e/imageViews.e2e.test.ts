import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { expectClosed, expectSlide } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const VIEWS = [
  ['slideshow', '.loggia-slideshow-stage[data-ready]', '[data-role=current] .loggia-image-link'],
  ['carousel', '.loggia-carousel-viewport[data-ready]', '[data-current] .loggia-thumbnail'],
  ['image-browser', '.loggia-image-browser', '.loggia-image-link'],
  ['blog', '.loggia-blog', '.loggia-image-link'],
] as const;

async function openView(page: Page, view: string, sign: string): Promise<void> {
  await page.goto(`/views/${view}`, { waitUntil: 'domcontentloaded' });
  await page.locator(sign).waitFor();
}

describe.each(VIEWS)('the %s view', (view, sign, link) => {
  test('server-renders its first image in its final position and opens it in the lightbox', async ({
    page,
    browser,
    visitor,
  }) => {
    const { text: html } = await fetchPage(`/views/${view}`);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    const withoutScripts = await browser.newContext({ ...visitor, javaScriptEnabled: false });
    const still = await withoutScripts.newPage();
    await openView(page, view, sign);
    await still.goto(page.url());
    const first = still.locator(link.replace('[data-current] ', '')).first();
    const before = await first.boundingBox();
    expect(before?.height).toBeGreaterThan(100);
    // Without JavaScript, the carousel is a plain row.
    if (view !== 'carousel') expect(await page.locator(link).first().boundingBox()).toEqual(before);
    await withoutScripts.close();

    const opener = page.locator(link).first();
    await opener.click();
    await expectSlide(page, 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectSoon(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('the image browser loads the next page in place and uses real links', async ({ page }) => {
  await openView(page, 'image-browser', '.loggia-image-browser');
  const title = await page.locator('.loggia-image-browser h2').textContent();
  const next = page.getByRole('link', { name: 'Next page' });
  expect(await next.getAttribute('href')).toContain('page_number_0=2');
  await next.click();
  await expectSoon(() => page.locator('.loggia-image-browser h2').textContent()).not.toBe(title);
  await expectSoon(() => page.getByRole('textbox').inputValue()).toBe('2');
});

test.for(['/views/links', '/mounted/links'])(
  'images on %s open a page in a new tab or do nothing instead of opening the lightbox',
  async (address, { page }) => {
    await page.goto(address);
    await page.locator('[data-thumbnails][data-measured]').first().waitFor();
    const links = page.locator('[data-thumbnails] a[href]');
    await expectSoon(() => links.count()).toBe(2);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Blue Hour at the Lake' }).click();
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: 'Public domain' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);

    await page.locator('[data-thumbnails] img').first().click();
    await expectClosed(page);
  },
);

describe('on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test('no view overflows the page horizontally', async ({ page }) => {
    for (const [view, sign] of VIEWS) {
      await openView(page, view, sign);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
