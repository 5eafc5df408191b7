import { devices, type Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fakeOriginals, whatOriginalsDid } from './helpers/fakeOriginals.ts';
import { expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { holdCode } from './helpers/holdCode.ts';
import { test } from './helpers/test.ts';

const PAGE = '/mounted/thumbnails';

const kit = (page: Page) => page.locator('.loggia [data-thumbnails]');
const served = (page: Page) => page.locator('.bwg_container');

/** Records the requests for gallery pages. */
function watchPaging(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('bwg_frontend_data')) asked.push(request.method());
  });
  return asked;
}

describe('a server-rendered gallery with the mount script', () => {
  test('handles the hash, pagination and clicks instead of the original scripts', async ({ page }) => {
    await fakeOriginals(page);
    const asked = watchPaging(page);
    await page.goto(`${PAGE}#bwg2/24`);
    await expectSlide(page, 4);
    expect(await lightbox(page).count()).toBe(1);
    expect(await served(page).count()).toBe(0);
    // The theme's column width applies to the children of the content.
    const column = await page.locator('.entry-content > p').first().boundingBox();
    const { x, width } = (await page.locator('.entry-content > .loggia').boundingBox()) ?? {};
    expect([x, width]).toEqual([column?.x, column?.width]);
    await page.keyboard.press('Escape');
    await expectClosed(page);

    const askedAtLoad = asked.length;
    expect((await whatOriginalsDid(page)).filter((deed) => deed !== 'ask load')).toEqual([]);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page_number_0=2/);
    await kit(page).getByRole('link', { name: 'Moon over the Pines' }).click();
    await expectSlide(page, 7);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(asked.length).toBe(askedAtLoad + 1);
    expect((await whatOriginalsDid(page)).filter((deed) => deed !== 'ask load')).toEqual([]);
  });

  test('opens an image that was clicked before the kit loaded', async ({ page }) => {
    await fakeOriginals(page);
    const release = await holdCode(page, /\/mount-[^/]*\.js/);
    await page.goto(PAGE);
    await served(page).locator('[data-image-id]').nth(1).click();
    expect(await lightbox(page).count()).toBe(0);
    release();
    await expectSlide(page, 2);
    expect((await whatOriginalsDid(page)).filter((deed) => deed !== 'ask load')).toEqual([]);
  });
});

describe('a mounted gallery on a phone', () => {
  test.override('visitor', { ...devices['Pixel 7'] });

  test('paginates only once if the link was tapped before the kit loaded', async ({ page }) => {
    await fakeOriginals(page);
    const asked = watchPaging(page);
    const release = await holdCode(page, /\/mount-[^/]*\.js/);
    await page.goto(PAGE);
    await served(page).locator('[class*="next-page"]').tap();
    release();
    await page.waitForURL(/page_number_0=2/);
    await kit(page).getByRole('link', { name: 'Moon over the Pines' }).waitFor();
    const askedAtLoad = (await whatOriginalsDid(page)).filter((deed) => deed === 'ask load').length;
    expect(asked.length).toBe(askedAtLoad + 1);
    expect(await whatOriginalsDid(page)).toEqual(['ask load']);
  });

  test('opens an image only once if it was tapped before the kit loaded', async ({ page }) => {
    await fakeOriginals(page);
    const release = await holdCode(page, /\/mount-[^/]*\.js/);
    await page.goto(PAGE);
    await served(page).locator('[data-image-id]').nth(1).tap();
    release();
    await expectSlide(page, 2);
    expect(await whatOriginalsDid(page)).toEqual(['ask load']);
  });
});

describe('a server-rendered justified layout', () => {
  test.for([
    { path: '/mounted/mosaic', side: 'left', shared: 'width' },
    { path: '/mounted/mosaic-rows', side: 'top', shared: 'height' },
  ] as const)('keeps its configured direction and loads only its own view chunk: $path', async (view, { page }) => {
    const { path, side, shared } = view;
    const loadedViews: string[] = [];
    page.on('request', (request) => {
      const [, name] =
        /mount-(masonry|justified|slideshow|carousel|imageBrowser|blog|album\w+)-[^/]*\.js/.exec(request.url()) ?? [];
      if (name) loadedViews.push(name);
    });
    await page.goto(path);
    const items = page.locator('.loggia-images[data-measured] > li');
    await items.nth(11).waitFor();
    expect(loadedViews).toEqual(['justified']);
    const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    const tracks = new Map(boxes.map((box) => [Math.round(box[side]), box[shared]]));
    expect(tracks.size).toBeGreaterThan(1);
    for (const box of boxes) expect(box[shared]).toBeCloseTo(tracks.get(Math.round(box[side])) ?? 0);
  });
});

describe('a mounted album with search and a "load more" button', () => {
  const entries = (page: Page) => page.locator('.loggia-album a[data-entry]');
  const more = (page: Page) => page.locator('.loggia-more a');

  test('appends entries, restores them after a reload, and filters them by search', async ({ page }) => {
    await page.goto('/mounted/album-load-more');
    await expectSoon(() => entries(page).count()).toBe(2);
    expect(await page.locator('main').textContent()).not.toMatch(/Page \d|of \d/);
    await more(page).press('Enter');
    await expectSoon(() => more(page).textContent()).toBe('All 4 items are shown.');
    expect(await entries(page).count()).toBe(4);
    expect(await more(page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('?page_number_0=2');

    await page.reload();
    await expectSoon(() => entries(page).count()).toBe(4);
    await page.getByRole('searchbox').fill('room the');
    await page.getByRole('searchbox').press('Enter');
    await expectSoon(() => entries(page).count()).toBe(1);
    await page.getByRole('link', { name: 'The storeroom' }).waitFor();
  });
});

test('a mounted gallery loads more images and opens the lightbox with data from newer plugin versions', async ({
  page,
}) => {
  await page.goto('/mounted/load-more');
  await page.locator('.loggia-more a').press('Enter');
  await expectSoon(() => kit(page).locator('li').count()).toBe(16);
  await kit(page).locator('li').nth(9).getByRole('link').first().click();
  await expectSlide(page, 10);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('a mounted gallery with a single page shows no pagination and leaves the URL unchanged', async ({ page }) => {
  await page.goto('/mounted/small');
  await kit(page).locator('li').nth(7).scrollIntoViewIfNeeded();
  await page.locator('main > p').last().scrollIntoViewIfNeeded();
  expect(await kit(page).locator('li').count()).toBe(8);
  expect(await page.locator('.loggia-notice, .loggia-more, .loggia-pager').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
});

describe('a server-rendered gallery whose kit chunk fails to load', () => {
  test.override('expectedComplaints', [/ERR_FAILED/, /Loggia kept the server-rendered content/]);

  test('keeps its markup and lets the original scripts handle clicks', async ({ page }) => {
    await fakeOriginals(page);
    await page.route(/\/mount-[^/]*\.js/, (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.text().includes('Loggia kept'));
    await page.goto(PAGE);
    await warned;
    await served(page).locator('[data-image-id]').nth(1).click();
    expect(await whatOriginalsDid(page)).toContain('open 22');
    expect(await page.locator('.loggia').count()).toBe(0);
  });
});
