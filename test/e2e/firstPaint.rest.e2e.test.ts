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

/** Records every layout shift, starting with the next page load: the element, and its previous and new position. */
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

// Concurrent, because these tests mostly wait and don't affect each other.
describe.concurrent('a server-rendered page', () => {
  test.for(PAGES)(
    'hydrates without layout shifts or console messages on desktop and phone: %s',
    async (path, { page }) => {
      const readMoves = await watchLayout(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readMoves()).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readMoves()).toEqual([]);
    },
  );

  test.for(PAGES)('contains no style attributes or inline scripts: %s', async (path) => {
    const { text: html } = await fetchPage(path);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\//),
      '<script type="application/json" id="page-data">',
    ]);
  });
});

test('the first paint is blocked until an element after the footer is parsed', async () => {
  const { text: html } = await fetchPage('/');
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  expect(html.indexOf(` id="${id}"`)).toBeGreaterThan(html.indexOf('</footer>'));
  expect(html.indexOf('</footer>')).toBeGreaterThan(0);
});

test('the layout shift observer reports a shift when an element is inserted', async ({ page }) => {
  const readMoves = await watchLayout(page);
  await page.goto('/');
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Ha!' })));
  await expectSoon(async () => (await readMoves()).length).toBeGreaterThan(0);
});

test('the lightbox chunk does not load until a thumbnail is hovered', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route(/./, (route) => route.continue());
  await page.addInitScript(() => {
    // Keep idle callbacks from preloading the chunk.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/galleries/landscapes', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => path.includes('Lightbox'))).toEqual([]);
  await page.locator('[data-thumbnails] a').first().hover();
  await expectSoon(() => scripts.filter((path) => path.includes('Lightbox')).length).toBeGreaterThan(0);
});

test('pages make no requests to other origins', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const paths = ['/', '/galleries/archive', '/views/mosaic', '/views/slideshow', '/browse/in-place', '/albums/compact'];
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(demoUrl()).origin]);
});
