// `npm run counts`: prints the cost of opening the lightbox and of changing the image. See README.md in this folder.
import { chromium } from 'playwright';
import { formatTable } from '../bench/harness/formatTable.mjs';
import { serveFolder } from '../bench/harness/serveFolder.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { BUNDLERS, buildApp } from './buildApp.mjs';
import { CASES, countLoads } from './countLoads.mjs';
import { visitPage } from './visitPage.mjs';

const kilobytes = (bytes) => Math.round(bytes / 10) / 100;

const app = buildApp();
const served = await serveFolder(`${app}/dist`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const urlOf = (bundler, name, effect) => `${served.address}/${bundler}/${name}/index.html?effect=${effect}`;

async function loadRows(bundler) {
  const loads = await countLoads(browser, { root: `${app}/dist`, address: served.address, folder: bundler });
  return CASES.map((name) => {
    const { scripts, bytes } = loads[name];
    return [`${name}, ${bundler}`, String(scripts), String(kilobytes(bytes))];
  });
}

async function countWork(name, effect) {
  const visited = await visitPage(browser, urlOf('esbuild', name, effect), name);
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
  for (const bundler of BUNDLERS) loads.push(...(await loadRows(bundler)));
  console.log(formatTable(loads));
  const work = [['production React, 200 images', 'commits', 'components', 'insertion effects']];
  for (const name of CASES) for (const effect of ['none', 'fade']) work.push(...(await countWork(name, effect)));
  console.log(`\n${formatTable(work)}`);
} finally {
  await browser.close();
  served.close();
}
