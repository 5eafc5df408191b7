import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitUntilAlive } from './helpers/gallery.ts';
import { lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** Pages of galleries and albums whose image count fills their columns evenly. */
const EVEN_PAGES = [
  '/galleries/landscapes',
  '/views/captioned',
  '/browse/in-place',
  '/browse/load-more',
  '/pages/embeds',
  '/albums/compact',
  '/mounted/load-more',
];

/** The number of images in each row, grouped by their top edge. */
async function countRows(page: Page): Promise<readonly number[]> {
  await page.locator('[data-thumbnails][data-measured]').first().waitFor();
  const tops = await page
    .locator('[data-thumbnails]')
    .first()
    .locator('li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });

describe('on a desktop', () => {
  test.override('visitor', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  test.for(EVEN_PAGES)('all thumbnail rows are full: %s', async (path, { page }) => {
    await page.goto(path);
    const rows = await countRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows).size).toBe(1);
    expect(rows[0]).toBeGreaterThan(2);
  });

  test('the law firm’s video aligns with its column', async ({ page }) => {
    await page.goto('/law');
    const film = await boxOf(page, '.law-film');
    const columns = await page.locator('.law-why > .law-columns').evaluate((element) => {
      const { paddingLeft } = getComputedStyle(element);
      return element.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    });
    expect(film.left).toBeCloseTo(columns, 0);
  });

  test('the body of a law firm page has the same background color as the footer', async ({ page }) => {
    await page.goto('/law/imprint');
    const colourOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf('body')).toBe(await colourOf('.law-footer'));
  });
});

describe('on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the law firm’s video card is below its image', async ({ page }) => {
    await page.goto('/law');
    const picture = await boxOf(page, '.law-film > picture img');
    const card = await boxOf(page, '.law-film-card');
    expect(card.top).toBeGreaterThanOrEqual(picture.bottom - 1);
  });

  test('the sort control shows only an icon', async ({ page }) => {
    await page.goto('/browse/in-place');
    const room = await page.locator('.loggia-sort > select').evaluate((element) => {
      const { paddingInlineStart } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingInlineStart);
    });
    expect(room).toBeLessThanOrEqual(0);
  });

  test('captions of videos and posts are not truncated', async ({ page }) => {
    await page.goto('/pages/embeds');
    await waitUntilAlive(page);
    const cut = await page.locator('.loggia-caption > b').evaluateAll((names) =>
      names
        .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
          // In some fonts, glyphs are taller than the line height.
          const halfLinePx = 10;
          return scrollHeight >= clientHeight + halfLinePx || scrollWidth > clientWidth;
        })
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('.loggia-caption > b').count()).toBe(15);
  });

  test('the lightbox arrows do not cover a video', async ({ page }) => {
    await page.goto('/pages/embeds');
    await waitUntilAlive(page);
    await page.getByRole('link', { name: 'Instagram video', exact: true }).click();
    await lightbox(page).locator('video').waitFor();
    const film = await boxOf(page, 'dialog video');
    for (const arrow of ['.loggia-arrow', '.loggia-arrow-next'])
      expect((await boxOf(page, `dialog ${arrow}`)).bottom).toBeLessThanOrEqual(film.top);
  });

  test('a video carousel’s arrow does not overlap the play icons', async ({ page }) => {
    await page.goto('/playlists/carousel');
    const stage = page.locator('.loggia-carousel-stage:has(> .loggia-arrow-next)');
    await stage.waitFor();
    const arrow = await boxOf(page, '.loggia-carousel-stage > .loggia-arrow-next');
    const gap = await stage.locator('.loggia-video-image').evaluateAll((pictures, left) => {
      const signs = pictures.map((picture) => {
        const box = picture.getBoundingClientRect();
        return box.left + (box.width + Number.parseFloat(getComputedStyle(picture, '::after').width)) / 2;
      });
      return left - Math.max(...signs.filter((end) => end < innerWidth));
    }, arrow.left);
    expect(gap).toBeGreaterThanOrEqual(8);
  });
});
