import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitUntilAlive } from './helpers/gallery.ts';
import { lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** Pages of galleries and albums whose number of pictures suits their columns. */
const EVEN_PAGES = [
  '/galleries/landscapes',
  '/views/captioned',
  '/browse/in-place',
  '/browse/load-more',
  '/pages/embeds',
  '/albums/compact',
  '/mounted/load-more',
];

/** The numbers of pictures in the rows, told by their tops. */
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

describe('in a window of 1440 px', () => {
  test.override('visitor', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  test.for(EVEN_PAGES)('no row has a hole: %s', async (path, { page }) => {
    await page.goto(path);
    const rows = await countRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows).size).toBe(1);
    expect(rows[0]).toBeGreaterThan(2);
  });

  test('the film of the firm begins where its column begins', async ({ page }) => {
    await page.goto('/law');
    const film = await boxOf(page, '.law-film');
    const columns = await page.locator('.law-why > .law-columns').evaluate((element) => {
      const { paddingLeft } = getComputedStyle(element);
      return element.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    });
    expect(film.left).toBeCloseTo(columns, 0);
  });

  test('a page of the firm ends in the colour of its footer', async ({ page }) => {
    await page.goto('/law/imprint');
    const colourOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf('body')).toBe(await colourOf('.law-footer'));
  });
});

describe('on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the card of the firm’s film leaves its picture free', async ({ page }) => {
    await page.goto('/law');
    const picture = await boxOf(page, '.law-film > picture img');
    const card = await boxOf(page, '.law-film-card');
    expect(card.top).toBeGreaterThanOrEqual(picture.bottom - 1);
  });

  test('the order of a gallery is a sign alone, and no text looks out of it', async ({ page }) => {
    await page.goto('/browse/in-place');
    const room = await page.locator('.loggia-sort > select').evaluate((element) => {
      const { paddingInlineStart } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingInlineStart);
    });
    expect(room).toBeLessThanOrEqual(0);
  });

  test('names of videos and posts are whole below their pictures', async ({ page }) => {
    await page.goto('/pages/embeds');
    await waitUntilAlive(page);
    const cut = await page.locator('.loggia-caption > b').evaluateAll((names) =>
      names
        .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
          // The letters of some fonts are taller than their line.
          const halfLinePx = 10;
          return scrollHeight >= clientHeight + halfLinePx || scrollWidth > clientWidth;
        })
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('.loggia-caption > b').count()).toBe(15);
  });

  test('the arrows of a lightbox leave a film’s own controls free', async ({ page }) => {
    await page.goto('/pages/embeds');
    await waitUntilAlive(page);
    await page.getByRole('link', { name: 'Instagram video', exact: true }).click();
    await lightbox(page).locator('video').waitFor();
    const film = await boxOf(page, 'dialog video');
    for (const arrow of ['.loggia-arrow', '.loggia-arrow-next'])
      expect((await boxOf(page, `dialog ${arrow}`)).bottom).toBeLessThanOrEqual(film.top);
  });

  test('the arrow of a row of films stands clear of a film’s play sign', async ({ page }) => {
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
