// Measures opening a lightbox with 24 and with 10,000 images in the same run, in a real browser, with the built packages.
//   node test/bench/openLightbox.mjs [--rounds 15] [--case gallery]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { cases } from './cases/cases.mjs';
import { buildPage } from './harness/buildPage.mjs';
import { formatTable } from './harness/formatTable.mjs';
import { serveFolder } from './harness/serveFolder.mjs';
import { judge, median, quantile, ratioOfMedians } from './harness/statistics.mjs';
import { visitPage } from './harness/visitPage.mjs';

const FEW = 24;
const MANY = 10_000;
/** The goal of issue 2: the maximum ratio of the cost with 10,000 images in memory to the cost with 24. */
const GOAL = 1.15;

const MEASURES = {
  paint: 'press to painted picture',
  thread: 'main thread until then',
  script: '  of it script',
  layout: '  of it style and layout',
  aftermath: 'main thread, 300 ms after',
};
/** The measures with a goal. The others explain where a difference comes from. */
const JUDGED = new Set(['paint', 'thread']);

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, case: { type: 'string', multiple: true } },
});
const rounds = Number(options.rounds);
const chosen = cases.filter(({ name }) => options.case?.includes(name) ?? true);
if (!(rounds >= 1) || chosen.length === 0) {
  throw new Error(`Give --rounds a number, and --case one of ${cases.map(({ name }) => name).join(', ')}.`);
}

/** The visits of a round, alternating between few and many images, with a different start each round. */
function* visitsOf(round) {
  const counts = round % 2 === 0 ? [FEW, MANY] : [MANY, FEW];
  for (const benchCase of chosen) {
    for (const count of counts) yield { benchCase, count };
  }
}

async function measureAll(context, served) {
  const results = Object.fromEntries(chosen.map(({ name }) => [name, { [FEW]: [], [MANY]: [] }]));
  // The first round is only a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { benchCase, count } of visitsOf(round)) {
      const visit = await visitPage(context, served.get(benchCase.name).address, benchCase, count);
      if (round > 0) results[benchCase.name][count].push(visit);
    }
    process.stderr.write(round === 0 ? 'warmed up, round' : ` ${round}`);
  }
  process.stderr.write('\n');
  return results;
}

const spread = (values) =>
  `${median(values).toFixed(1)} (${quantile(values, 0.25).toFixed(1)}–${quantile(values, 0.75).toFixed(1)})`;

function rowsOf(visits, opening) {
  return Object.entries(MEASURES).map(([measure, words]) => {
    const [few, many] = [FEW, MANY].map((count) => visits[count].map((visit) => visit[opening][measure]));
    const ratio = ratioOfMedians(many, few);
    const interval = `${ratio.ratio.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`;
    return [words, spread(few), spread(many), interval, JUDGED.has(measure) ? `≤ ${GOAL}: ${judge(ratio, GOAL)}` : ''];
  });
}

const served = new Map();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  for (const benchCase of chosen) served.set(benchCase.name, await serveFolder(await buildPage(benchCase)));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const results = await measureAll(context, served);
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`);
  console.log(`${rounds} rounds; milliseconds: median (quartiles); ratio of medians (95 %)`);
  const head = [`${FEW} images`, `${MANY.toLocaleString('en')} images`, 'ratio', 'goal'];
  for (const { name, title } of chosen) {
    for (const [opening, words] of [
      ['first', 'first opening'],
      ['again', 'opened again'],
    ]) {
      console.log(`\n${title}\n${formatTable([[words, ...head], ...rowsOf(results[name], opening)])}`);
    }
  }
} finally {
  await browser.close();
  for (const { close } of served.values()) close();
}
