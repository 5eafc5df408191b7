// npm run visual: compares thirty views with the baselines in test/visual/baseline, by the mean colors of blocks. Writes each differing view
// to .cache/visual, with the expected blocks and the difference. npm run visual:update updates the baselines. --only NAME limits the run to
// views whose names contain NAME.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withDemo } from '../../playground/tools/pictures/withDemo.mjs';
import { blocksOf, compareBlocks, encodeBlocks, enlargeBlocks, MAX_SHARE, markBlocks, readBlocks } from './blocks.mjs';
import { contextOf, openView, pictureArguments, shoot } from './takeView.mjs';
import { VIEWS } from './views.mjs';

const VIEW_LIMIT_MS = 30_000;

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const baseline = fileURLToPath(new URL('baseline/', import.meta.url));
const reports = fileURLToPath(new URL('../../.cache/visual/', import.meta.url));
const chosen = VIEWS.filter(({ name }) => name.includes(values.only));
const percent = (share) => `${(share * 100).toFixed(2)} %`;

async function takeView(browser, address, view) {
  const context = await browser.newContext(contextOf(view));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(VIEW_LIMIT_MS);
    await openView(page, address, view);
    return await shoot(page);
  } finally {
    await context.close();
  }
}

async function keep({ name }, png) {
  writeFileSync(join(baseline, `${name}.png`), await encodeBlocks(await blocksOf(png)));
}

async function report({ name }, png, expected, differing) {
  writeFileSync(join(reports, `${name}.png`), png);
  writeFileSync(join(reports, `${name}-expected.png`), await enlargeBlocks(expected));
  writeFileSync(join(reports, `${name}-difference.png`), await markBlocks(png, expected, differing));
}

/** Returns the problem with a view; undefined if there is none. */
async function findFault(view, png) {
  const file = join(baseline, `${view.name}.png`);
  if (!existsSync(file)) return 'is not kept: npm run visual:update';
  const expected = await readBlocks(readFileSync(file));
  const { share, differing } = compareBlocks(expected, await blocksOf(png));
  if (share <= MAX_SHARE) return undefined;
  await report(view, png, expected, differing);
  return `${percent(share)} of the blocks differ (.cache/visual/${view.name}-difference.png)`;
}

async function judge(browser, address, view) {
  try {
    const png = await takeView(browser, address, view);
    return values.update ? await keep(view, png) : await findFault(view, png);
  } catch (error) {
    return `could not be taken: ${error.message}`;
  }
}

/** Removes the baselines of views that no longer exist. */
function dropOld() {
  const names = new Set(VIEWS.map(({ name }) => `${name}.png`));
  for (const file of readdirSync(baseline)) if (!names.has(file)) rmSync(join(baseline, file));
}

mkdirSync(baseline, { recursive: true });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let faults = 0;
await withDemo(
  async (browser, address) => {
    for (const view of chosen) {
      const fault = await judge(browser, address, view);
      if (fault) faults += 1;
      if (fault) console.error(`✗ ${view.name}: ${fault}`);
    }
  },
  { browserArguments: pictureArguments },
);
if (values.update) dropOld();
console.info(
  values.update
    ? `${chosen.length - faults} of ${chosen.length} views are kept.`
    : `${chosen.length - faults} of ${chosen.length} views are as they were.`,
);
process.exitCode = faults > 0 ? 1 : 0;
