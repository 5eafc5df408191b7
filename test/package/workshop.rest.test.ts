import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
};
const FOLDER = 'build/stories-test';
/** A subpath on someone else's server. */
const SUB_PATH = '/docs/workshop/';

let server: Server;
let browser: Browser;
let address = '';

beforeAll(async () => {
  execFileSync('npx', ['ladle', 'build', '--outDir', FOLDER], { cwd: 'playground', stdio: 'pipe' });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(SUB_PATH) ? pathname.slice(SUB_PATH.length) || 'index.html' : 'outside';
    readFile(join('playground', FOLDER, path)).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SUB_PATH}`;
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** The responses so far. */
  readonly loaded: { requests: number; bytes: number };
}

async function visit(path: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  const loaded = { requests: 0, bytes: 0 };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', async (response) => {
    loaded.requests += 1;
    loaded.bytes += (await response.body().catch(() => Buffer.alloc(0))).byteLength;
  });
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.locator('main main').first().waitFor();
  return { page, complaints, loaded };
}

describe('the built workshop, served from a subpath', () => {
  test('shows a preview image of each capability without loading any stories', async () => {
    const { page, complaints, loaded } = await visit('');
    const pictures = page.locator('main main img');
    expect(await pictures.count()).toBeGreaterThan(50);
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 10_000 })
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    console.info(`overview: ${loaded.requests} requests, ${Math.round(loaded.bytes / 1024)} KiB`);
    expect(loaded.requests).toBeLessThan(60);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each([
    ['gallery--default', 'Choose an image.'],
    ['rating--all-parts', 'Choose a star.'],
    ['error-catalogue--request-invalid-json', 'The response is not a valid JSON response.'],
  ])('shows the story %s', async (story, words) => {
    const { page, complaints } = await visit(`?story=${story}`);
    await page.getByText(words).first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('shows a capability’s options in a table and links to its docs page', async () => {
    const { page } = await visit('?story=carousel--all-parts');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'durationMs' }) });
    await row.first().waitFor();
    expect(await row.first().textContent()).toContain('300');
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.getByText('# Carousel').first().waitFor();
    expect(await page.getByRole('link', { name: 'Stories' }).getAttribute('href')).toBe(
      '../?story=carousel--all-parts',
    );
    await page.close();
  });

  test('applies the display settings in the URL to the page', async () => {
    const query = 'theme=dark&rtl=true&motion=reduced&text=150&network=slow';
    const { page } = await visit(`?story=gallery--default&${query}`);
    const first = page.locator('main main img').first();
    const root = page.locator('html');
    expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('24px');
    expect(await root.evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
    expect(await root.getAttribute('dir')).toBe('rtl');
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await first.waitFor({ timeout: 10_000 });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 10_000 })
      .toBeGreaterThan(0);
    await page.close();
  });

  test('simulates failed requests', async () => {
    const { page } = await visit('?story=gallery--default&requests=failing');
    await page.getByText('You are probably offline.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    await page.close();
  });
});
