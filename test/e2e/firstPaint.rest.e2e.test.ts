import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';
import { demoUrl } from './helpers/demoUrl.ts';

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

const PAGES = [
  '/',
  '/galleries/landscapes',
  '/galleries/deleted',
  '/pages/plain-data',
  '/views/masonry',
  '/views/mosaic',
  '/views/blog',
  '/views/image-browser',
  '/views/slideshow',
  '/views/carousel',
  '/browse/in-place',
  '/albums/compact',
  '/galleries/public-domain',
  '/galleries/archive',
  '/galleries/awkward',
  '/galleries/empty',
  '/pages/two-galleries',
  '/views/masonry-rows',
  '/views/mosaic-rows',
  '/albums/extended',
  '/albums/masonry',
];
const PHONE = { width: 390, height: 800 };

/** From the start of the next page on, takes down all that moves without the visitor's doing: what, from where, to where. */
async function watchLayout(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const print = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `<${element.tagName} class="${element.className}">` : 'something';
          moves.push(`${name} from ${print(previousRect)} to ${print(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly moves: readonly string[] }).moves);
}

// The page's own work is the same beside another page, and much of it is waiting.
describe.concurrent('a page comes to life where it stands', () => {
  test.for(PAGES)(
    '%s: nothing moves, on a desktop and on a phone, and the console stays silent',
    async (path, { page }) => {
      const readMoves = await watchLayout(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readMoves()).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readMoves()).toEqual([]);
    },
  );

  test.for(PAGES)('%s carries no style attribute and no inline script', async (path) => {
    const { text: html } = await fetchPage(path);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\//),
      '<script type="application/json" id="page-data">',
    ]);
  });
});

test('the first paint waits for an element below the whole content', async () => {
  const { text: html } = await fetchPage('/');
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  expect(html.indexOf(` id="${id}"`)).toBeGreaterThan(html.indexOf('</footer>'));
  expect(html.indexOf('</footer>')).toBeGreaterThan(0);
});

test('a page that moves is noticed', async ({ page }) => {
  const readMoves = await watchLayout(page);
  await page.goto('/');
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Ha!' })));
  await expectSoon(async () => (await readMoves()).length).toBeGreaterThan(0);
});

test('the lightbox is fetched at the first sign of interest, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route(/./, (route) => route.continue());
  await page.addInitScript(() => {
    // No idle moment ever comes.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/galleries/landscapes', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => path.includes('Lightbox'))).toEqual([]);
  await page.locator('[data-thumbnails] a').first().hover();
  await expectSoon(() => scripts.filter((path) => path.includes('Lightbox')).length).toBeGreaterThan(0);
});

test('a page asks nobody but its own server', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const paths = ['/', '/galleries/archive', '/views/mosaic', '/views/slideshow', '/browse/in-place', '/albums/compact'];
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(demoUrl()).origin]);
});
