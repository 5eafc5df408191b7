// Prints how many source files of both packages ran on each journey of docs/contributing.md: `npm run counts:journeys`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { bundleForNode } from '../../playground/tools/bundleForNode.mjs';
import { formatTable } from '../bench/harness/formatTable.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lists = process.argv.includes('--list');

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

async function buildDemo(folder) {
  for (const config of ['playground/site/vite.config.mjs', 'playground/site/law/vite.config.mjs'])
    await build({
      configFile: join(root, config),
      build: { outDir: join(folder, 'client'), emptyOutDir: false, sourcemap: true, minify: false },
      logLevel: 'error',
    });
  await bundleForNode({
    root,
    entry: 'playground/site/server.ts',
    outfile: join(root, 'playground/build/journeys.mjs'),
  });
  return import(pathToFileURL(join(root, 'playground/build/journeys.mjs')).href);
}

/** Maps offsets in a built script to source files, relative to the project. */
function readScript(clientFolder, path) {
  const file = join(clientFolder, path);
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return {
    length: code.length,
    sourceAt(offset) {
      const line = lineStarts.findLastIndex((start) => start <= offset);
      const entry = map.findEntry(line, offset - lineStarts[line]);
      return entry.originalSource === undefined ? undefined : relative(root, resolve(file, '..', entry.originalSource));
    },
  };
}

/** The files of both packages in which a function ran. Loading a file doesn't count. */
function filesThatRan(coverage, scriptOf) {
  const files = new Set();
  for (const { url, functions } of coverage) {
    const script = scriptOf(url);
    if (script === undefined) continue;
    for (const { ranges } of functions) {
      const [{ count, startOffset, endOffset }] = ranges;
      const isWholeScript = startOffset === 0 && endOffset >= script.length - 1;
      const source = count > 0 && !isWholeScript ? script.sourceAt(startOffset) : undefined;
      if (source !== undefined && /^(hooks|ui)\//.test(source)) files.add(source);
    }
  }
  return [...files].sort();
}

const twoFrames = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function walk(browser, address, journey, scriptOf) {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await journey.begin(page);
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  await session.send('Profiler.takePreciseCoverage');
  await journey.press(page);
  await journey.rest(page);
  await twoFrames(page);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await page.close();
  return filesThatRan(result, scriptOf);
}

const folder = mkdtempSync(join(tmpdir(), 'loggia-journeys-'));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const { startDemo } = await buildDemo(folder);
  const clientFolder = join(folder, 'client');
  const demo = await startDemo({
    clientFolder,
    dataFolder: join(folder, 'data'),
    port: 0,
  });
  const scripts = new Map();
  const scriptOf = (url) => {
    const { origin, pathname } = new URL(url, demo.address);
    if (`${origin}/` !== demo.address || !pathname.endsWith('.js')) return undefined;
    if (!scripts.has(pathname)) scripts.set(pathname, readScript(clientFolder, pathname));
    return scripts.get(pathname);
  };
  const rows = [['journey', 'source files that ran']];
  for (const journey of JOURNEYS) {
    const files = await walk(browser, demo.address, journey, scriptOf);
    rows.push([journey.name, String(files.length)]);
    if (lists) console.log(`${journey.name}\n  ${files.join('\n  ')}\n`);
  }
  console.log(formatTable(rows));
  await demo.close();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
