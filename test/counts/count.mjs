// Prints what an opening and a change of picture take: `npm run counts` (docs: README.md in this folder).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { formatTable } from '../bench/harness/formatTable.mjs';
import { serveFolder } from '../bench/harness/serveFolder.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { BUNDLERS, buildApp } from './buildApp.mjs';
import { openPage, visitPage } from './visitPage.mjs';

const kilobytes = (bytes) => Math.round(bytes / 10) / 100;
const sizeOf = (folder, paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`${folder}${path}`), { level: 9 }).length, 0);

const app = buildApp();
const served = await serveFolder(`${app}/dist`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const CASES = ['lightbox', 'gallery'];
const addressOf = (bundler, name, effect) => `${served.address}/${bundler}/${name}/index.html?effect=${effect}`;

async function countLoads(bundler) {
  const { scripts: plain, page } = await openPage(browser, `${served.address}/${bundler}/react/index.html`);
  await page.close();
  const react = sizeOf(`${app}/dist`, plain);
  const rows = [];
  for (const name of CASES) {
    const { scripts } = await visitPage(browser, addressOf(bundler, name, 'none'), name);
    const bytes = sizeOf(`${app}/dist`, scripts) - react;
    rows.push([`${name}, ${bundler}`, String(scripts.length), String(kilobytes(bytes))]);
  }
  return rows;
}

async function countWork(name, effect) {
  const visited = await visitPage(browser, addressOf('esbuild', name, effect), name);
  return ['opening', 'change', 'presses'].map((what) => {
    const { commits, components, insertionEffects } = visited[what];
    return [
      `${what === 'presses' ? 'fifty presses' : what}, ${name}, ${effect}`,
      ...[commits, components, insertionEffects].map(String),
    ];
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
