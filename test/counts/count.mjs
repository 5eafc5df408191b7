// Prints what an opening and a change of picture take: `npm run counts` (docs: README.md in this folder).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { formatTable } from '../bench/harness/formatTable.mjs';
import { serveFolder } from '../bench/harness/serveFolder.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { BUNDLERS, buildApp } from './buildApp.mjs';
import { watchCommits } from './watchCommits.mjs';

const REST_MS = 1000;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
const SHOWN = 'dialog[data-status="open"] [data-role="current"] img';

const kilobytes = (bytes) => Math.round(bytes / 10) / 100;
const sizeOf = (folder, paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`${folder}${path}`), { level: 9 }).length, 0);

async function openPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts = [];
  await page.route('**/photos/**', (route) => route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchCommits);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, scripts };
}

const pictureStands = (page, title) =>
  page.waitForFunction(
    ([selector, wanted]) => {
      const picture = document.querySelector(selector);
      return picture?.complete && picture.naturalWidth > 0 && picture.alt.startsWith(wanted);
    },
    [SHOWN, title],
    { polling: 'raf' },
  );

async function visit(browser, served, bundler, name, effect) {
  const { page, scripts } = await openPage(browser, `${served.address}/${bundler}/${name}/index.html?effect=${effect}`);
  const trigger = page.locator(name === 'gallery' ? '[data-index="5"] > *' : '[data-index="5"]').first();
  await page.evaluate(() => globalThis.takeCounts());
  await trigger.click();
  await pictureStands(page, 'Photo 6');
  const untilPicture = [...scripts];
  await page.waitForTimeout(REST_MS);
  const opening = await page.evaluate(() => globalThis.takeCounts());
  const changes = [];
  for (const next of ['Photo 7', 'Photo 8', 'Photo 9']) {
    await page.keyboard.press('ArrowRight');
    await pictureStands(page, next);
    await page.waitForTimeout(REST_MS);
    changes.push(await page.evaluate(() => globalThis.takeCounts()));
  }
  await page.close();
  return { scripts: untilPicture, opening, change: changes.at(-1) };
}

const app = buildApp();
const served = await serveFolder(`${app}/dist`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const CASES = ['lightbox', 'gallery'];

async function countLoads(bundler) {
  const { scripts: plain, page } = await openPage(browser, `${served.address}/${bundler}/react/index.html`);
  await page.close();
  const react = sizeOf(`${app}/dist`, plain);
  const rows = [];
  for (const name of CASES) {
    const { scripts } = await visit(browser, served, bundler, name, 'none');
    const bytes = sizeOf(`${app}/dist`, scripts) - react;
    rows.push([`${name}, ${bundler}`, String(scripts.length), String(kilobytes(bytes))]);
  }
  return rows;
}

async function countWork(name, effect) {
  const visited = await visit(browser, served, 'esbuild', name, effect);
  return ['opening', 'change'].map((what) => {
    const { commits, components, insertionEffects } = visited[what];
    return [`${what}, ${name}, ${effect}`, ...[commits, components, insertionEffects].map(String)];
  });
}

try {
  const loads = [['until the first picture', 'scripts', 'kB beyond React']];
  for (const bundler of BUNDLERS) loads.push(...(await countLoads(bundler)));
  console.log(formatTable(loads));
  const work = [['production React, 200 images', 'commits', 'components', 'insertion effects']];
  for (const name of CASES) for (const effect of ['none', 'fade']) work.push(...(await countWork(name, effect)));
  console.log(`\n${formatTable(work)}`);
} finally {
  await browser.close();
  served.close();
}
