import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';

const SOURCE = new URL('../../playground/site/home/Photos.tsx', import.meta.url);

const runningNames = (page: Page) =>
  page
    .locator('.site-eight-result')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

describe('the eight-line example on the home page', () => {
  test('matches the source file of the running example', async ({ page }) => {
    await page.goto('/');
    const shown = await page.locator('.site-code').evaluate((element) => element.textContent);
    const source = readFileSync(SOURCE, 'utf8');
    expect(shown.trimEnd()).toBe(source.trimEnd());
    expect(source.trimEnd().split('\n')).toHaveLength(8);
    const named = [...(/\[(.*?)\]\.map/s.exec(shown)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(await runningNames(page)).toEqual(named.map((name) => name?.replace('-', ' ')));
  });

  test('opens its images in a lightbox', async ({ page }) => {
    await page.goto('/');
    await page.locator('.site-eight-result').getByRole('link').nth(1).click();
    await page.locator('dialog[open][data-status="open"]').getByText('2 / 4').waitFor();
  });
});

test('the home page displays every image it preloads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const { early, shown } = await page.evaluate(() => ({
    early: performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link' ? entry.name : [],
      )
      .filter((url) => url.includes('/uploads/')),
    shown: [...document.images].map(({ currentSrc }) => currentSrc),
  }));
  expect(early).not.toEqual([]);
  expect(early.filter((url) => !shown.includes(url))).toEqual([]);
});

test('the Copy button copies the install command', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install @loggia/hooks @loggia/ui react react-dom',
  );
});

describe('the view tiles on the home page', () => {
  const tiles = (page: Page) => page.locator('.site-tile');

  test('render live views with images and keep them out of the tab order', async ({ page }) => {
    await page.goto('/');
    const counts = await tiles(page).evaluateAll((all) => all.map((tile) => tile.querySelectorAll('img').length));
    expect(counts.length).toBeGreaterThan(9);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await tiles(page).first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Masonry');
  });

  test('link to existing pages, as do all other links, and the "Lightbox" tile opens a lightbox', async ({ page }) => {
    await page.goto('/');
    const links = await page
      .locator('main a:not([inert] a)')
      .evaluateAll((elements) => [
        ...new Set(elements.flatMap((element) => (element instanceof HTMLAnchorElement ? element.href : []))),
      ]);
    const answers = await Promise.all(links.map(async (link) => ({ link, status: (await fetchPage(link)).status })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await tiles(page).getByRole('link', { name: 'Lightbox' }).click();
    await page.locator('dialog[open]').waitFor();
  });
});

describe('the home page without JavaScript', () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('shows images in every view tile but no Copy button', async ({ page }) => {
    await page.goto('/');
    await expectSoon(() =>
      page
        .locator('.site-tile')
        .evaluateAll((all) =>
          all.every((tile) => (tile.querySelector('img')?.getBoundingClientRect().height ?? 0) > 20),
        ),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });
});
