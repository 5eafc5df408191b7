// `npm run counts`: prints the cost of opening the lightbox and of changing the image. With `--journeys`, prints the source files that run on each
// journey of docs/contributing.md; with `--list` also their names. See README.md in this folder.
import { chromium } from 'playwright';
import { formatTable } from '../bench/harness/formatTable.mjs';
import { serveFolder } from '../bench/harness/serveFolder.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { BUNDLERS, buildApp } from './buildApp.mjs';
import { countJourneys } from './journeys.mjs';
import { CASES, countLoads, visitPage } from './visitPage.mjs';

const kilobytes = (bytes) => String(Math.round(bytes / 10) / 100);

async function loadRows(browser, root, address) {
  const rows = [];
  for (const folder of BUNDLERS) {
    const loads = await countLoads(browser, { root, address, folder });
    for (const name of CASES)
      rows.push([`${name}, ${folder}`, String(loads[name].scripts), kilobytes(loads[name].bytes)]);
  }
  return rows;
}

async function workRows(browser, address, name, effect) {
  const visited = await visitPage(browser, `${address}/esbuild/${name}/index.html?effect=${effect}`, name);
  return ['opening', 'change', 'presses'].map((what) => {
    const { commits, components, insertionEffects } = visited[what];
    const title = `${what === 'presses' ? 'fifty presses' : what}, ${name}, ${effect}`;
    return [title, ...[commits, components, insertionEffects].map(String)];
  });
}

async function printCosts(browser) {
  const root = `${buildApp()}/dist`;
  const { address, close } = await serveFolder(root);
  const loads = [['until the first image', 'scripts', 'kB beyond React']];
  console.log(formatTable([...loads, ...(await loadRows(browser, root, address))]));
  const work = [['production React, 200 images', 'commits', 'components', 'insertion effects']];
  for (const name of CASES)
    for (const effect of ['none', 'fade']) work.push(...(await workRows(browser, address, name, effect)));
  console.log(`\n${formatTable(work)}`);
  close();
}

async function printJourneys(browser) {
  const journeys = await countJourneys(browser);
  if (process.argv.includes('--list'))
    for (const [name, files] of journeys) console.log(`${name}\n  ${files.join('\n  ')}\n`);
  const rows = journeys.map(([name, files]) => [name, String(files.length)]);
  console.log(formatTable([['journey', 'source files that ran'], ...rows]));
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  await (process.argv.includes('--journeys') ? printJourneys : printCosts)(browser);
} finally {
  await browser.close();
}
