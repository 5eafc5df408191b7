import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { bundleForNode } from '../../playground/tools/bundleForNode.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const slide = (page, number) =>
  page.locator(`dialog [data-role=current][data-status=loaded][aria-label^="${number} of "]`).waitFor();

async function openGallery(page) {
  await page.goto('/galleries/public-domain');
  await page.locator('[data-thumbnails][data-measured]').first().waitFor();
}

const openImage = (page) => page.locator('.site-gallery [data-thumbnails] a').first().click();

/** Each journey: the steps before, the user's action, and the state to wait for. */
const JOURNEYS = [
  {
    name: 'Next image',
    async begin(page) {
      await openGallery(page);
      await openImage(page);
      await slide(page, 1);
    },
    press: (page) => page.keyboard.press('ArrowRight'),
    rest: (page) => slide(page, 2),
  },
  {
    name: 'Open the lightbox',
    begin: openGallery,
    press: openImage,
    rest: (page) => slide(page, 1),
  },
  {
    name: 'Form with errors',
    async begin(page) {
      await page.goto('/contact?form=31');
      // Wait until the page is hydrated; before that, the browser would submit the form natively.
      await page.getByLabel('Something else: please specify').and(page.locator(':disabled')).waitFor();
      const input = (name, more = '') => page.locator(`[name="${name}"]${more}`);
      const texts = {
        'your-name': 'Ann',
        'your-email': 'ann@hills.example',
        'your-message': 'A message',
        day: '2026-12-24',
        sum: 'wrong',
      };
      for (const [name, text] of Object.entries(texts)) await input(name).fill(text);
      await input('room').selectOption({ index: 1 });
      await input('interests[]').first().check();
      await input('answer-by').first().check();
      await input('terms').check();
    },
    press: (page) =>
      Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: 'Send message' }).click(),
      ]),
    rest: (page) => page.locator('form [aria-invalid=true]').first().waitFor(),
  },
  {
    name: 'Next page',
    async begin(page) {
      await page.goto('/browse/in-place');
      await page.locator('[data-thumbnails][data-measured]').first().waitFor();
    },
    press: (page) => page.getByRole('link', { name: 'Next page' }).first().click(),
    rest: (page) => page.waitForURL(/page_number_\d+=2/),
  },
  {
    name: 'Next video',
    async begin(page) {
      await page.goto('/playlists/grid');
      await page
        .getByRole('link', { name: /^Play: / })
        .first()
        .click();
      await page.waitForFunction(() => document.querySelector('video')?.currentTime > 0);
    },
    press: (page) =>
      page
        .locator('video')
        .first()
        .evaluate((video) => {
          video.dataset.before = video.currentSrc;
          video.currentTime = video.duration - 0.01;
        }),
    rest: (page) =>
      page.waitForFunction(() => {
        const video = document.querySelector('video');
        return video !== null && video.currentSrc !== video.dataset.before && video.currentTime > 0;
      }),
  },
];

async function buildDemo(outDir) {
  for (const config of ['playground/site/vite.config.mjs', 'playground/site/law/vite.config.mjs'])
    await build({
      configFile: join(root, config),
      build: { outDir, emptyOutDir: false, sourcemap: true, minify: false },
      logLevel: 'error',
    });
  const outfile = join(root, 'playground/build/journeys.mjs');
  await bundleForNode({ root, entry: 'playground/site/server.ts', outfile });
  return import(pathToFileURL(outfile).href);
}

/** Returns a function that maps offsets in a built script to source files, relative to the project. */
function readSourceMap(file, code) {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const { originalSource } = map.findEntry(line, offset - lineStarts[line]);
    return originalSource && relative(root, resolve(file, '..', originalSource));
  };
}

/** The files of both packages in which a function ran. Loading a file doesn't count. */
function filesThatRan(coverage, clientFolder) {
  const files = new Set();
  for (const { url, source, functions } of coverage) {
    const sourceAt = readSourceMap(join(clientFolder, new URL(url).pathname), source);
    for (const { ranges } of functions) {
      const [{ count, startOffset, endOffset }] = ranges;
      const isWholeScript = startOffset === 0 && endOffset >= source.length - 1;
      const file = count > 0 && !isWholeScript ? sourceAt(startOffset) : undefined;
      if (/^(hooks|ui)\//.test(file)) files.add(file);
    }
  }
  return [...files].sort();
}

const twoFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function walk(browser, baseURL, { begin, press, rest }) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await begin(page);
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  await page.coverage.startJSCoverage();
  await press(page);
  await rest(page);
  await twoFrames(page);
  const coverage = await page.coverage.stopJSCoverage();
  await page.close();
  return coverage.filter(({ url }) => url.startsWith(baseURL) && url.endsWith('.js'));
}

/** Returns the source files of both packages that ran on each journey of docs/contributing.md, as `[name, files]`. */
export async function countJourneys(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-journeys-'));
  const clientFolder = join(folder, 'client');
  try {
    const { startDemo } = await buildDemo(clientFolder);
    const demo = await startDemo({ clientFolder, dataFolder: join(folder, 'data'), port: 0 });
    const journeys = [];
    for (const journey of JOURNEYS)
      journeys.push([journey.name, filesThatRan(await walk(browser, demo.address, journey), clientFolder)]);
    await demo.close();
    return journeys;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
