import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { waitUntilAlive } from './helpers/gallery.ts';
import { test } from './helpers/test.ts';
import { BROWSE_MODES, BROWSE_VIEWS, viewsOf } from '../../playground/site/browseModes.ts';

const titles = (page: Page): Promise<string[]> =>
  page
    .locator('.loggia-gallery li img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
/** Waits until the page with this query has loaded, including its images. */
const arriveAt = (page: Page, expected: RegExp): Promise<void> =>
  page.waitForURL(({ search }) => expected.test(decodeURIComponent(search)));
const titlesOtherThan = async (page: Page, known: readonly string[]): Promise<string[]> => {
  await expectSoon(() => titles(page)).not.toEqual(known);
  return titles(page);
};

/** Waits for a few frames: after that, chunks needed at the scroll position have been requested. */
const paint = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
  }, times);

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
}

test('in-place browsing restores the page, search and sort order from the URL on Back and reload', async ({ page }) => {
  await page.goto('/browse/in-place');
  await waitUntilAlive(page);
  const first = await titles(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  const second = await titlesOtherThan(page, first);
  expect(query(page)).toBe('?page_number_0=2');

  await search(page, 'night');
  await expectSoon(() => titles(page)).toEqual(['Green Night', 'Desert Night']);
  expect(query(page)).toBe('?bwg_search_0=night');
  await page.goBack();
  await expectSoon(() => titles(page)).toEqual(second);

  await page.getByLabel('Order by').selectOption('random');
  const dealt = await titlesOtherThan(page, second);
  await expectSoon(() => query(page)).toMatch(/^\?sort_by_0=random&bwg_random_seed_0=\d+$/);
  await page.reload();
  await waitUntilAlive(page);
  expect(await titles(page)).toEqual(dealt);
});

test('a "Load more" gallery shows all previously loaded images after a reload', async ({ page }) => {
  await page.goto('/browse/load-more');
  await waitUntilAlive(page);
  for (const count of [20, 28]) {
    await page.getByRole('link', { name: 'Load More...' }).click();
    await expectSoon(() => page.locator('.loggia-gallery li').count()).toBe(count);
  }
  await page.getByRole('link', { name: 'All 28 images are shown.' }).waitFor();
  await page.reload();
  await waitUntilAlive(page);
  expect(await page.locator('.loggia-gallery li').count()).toBe(28);
});

/**
 * The lines of a gallery's visible text, without the page number, which appears twice after changing the page in place.
 */
const textOf = async (page: Page): Promise<string[]> => {
  const text = await page.locator('.loggia-gallery').innerText();
  return text.split('\n').filter((line) => line && !line.startsWith('Page '));
};

test.for([
  '/browse/in-place?view=captioned',
  '/browse/in-place?view=image-browser',
  '/views/captioned?',
  '/views/image-browser?',
])('paginating %s in place shows the same text as opening the page’s URL', async (address, { page }) => {
  await page.goto(address);
  const first = await textOf(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expectSoon(() => textOf(page)).not.toEqual(first);
  const turned = await textOf(page);
  await page.goto(`${address}&page_number_0=2`);
  expect(await textOf(page)).toEqual(turned);
  expect(turned.join(' ')).toMatch(/Nothing moves|Bright enough|The far ridge/);
});

describe('browsing without JavaScript', () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('combines search, sort order, tag and page in the URL using links and forms', async ({ page }) => {
    await page.goto('/browse/two?page_number_1=2');
    const forms = page.locator('section.site-gallery').first();
    await forms.getByLabel('Order by').selectOption('alt');
    await forms.getByRole('searchbox').fill('the');
    await forms.getByRole('button', { name: 'Search images' }).click();
    await arriveAt(page, /bwg_search_0/);
    expect(query(page)).toBe('?sort_by_0=alt&page_number_1=2&bwg_search_0=the');
    await forms.getByRole('link', { name: 'Mountains' }).click();
    await arriveAt(page, /filter_tag_0=/);
    const [before] = await titles(page);
    expect(before).toBe('Above the Sea of Clouds');
    await forms.getByRole('link', { name: 'Next page' }).click();
    await arriveAt(page, /sort_by_0=alt&.*page_number_1=2.*page_number_0=2/);
    const [after] = await titles(page);
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
  });
});

test('infinite scroll on a phone loads images only when the end of the gallery is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/browse/scroll?view=thumbnails');
  await waitUntilAlive(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('admin-ajax') && asked.push(request.url()));
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const footer = page.locator('footer').last();
  await expectSoon(() => footer.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await paint(page, 20);
  expect(asked).toEqual([]);

  await page.locator('.loggia-more').scrollIntoViewIfNeeded();
  await expectSoon(() => asked.length).toBeGreaterThan(0);
});

test('the server renders every browsing mode in every view', async ({ page }) => {
  const pages = Object.entries(BROWSE_MODES).flatMap(([name, mode]) =>
    viewsOf(mode).map((view) => ({ address: `/browse/${name}?view=${view}`, view, galleries: mode.galleries.length })),
  );
  for (const { address, view, galleries } of pages) {
    const answer = await page.request.get(address);
    const html = await answer.text();
    expect(answer.status(), address).toBe(200);
    expect(html.match(/class="loggia-search-line"/g), address).toHaveLength(galleries);
    expect(html.match(/<img/g)?.length, address).toBeGreaterThanOrEqual(galleries);
    expect(html, address).toMatch(new RegExp(`aria-current="page"[^>]*>${BROWSE_VIEWS[view]}<`));
  }
});
