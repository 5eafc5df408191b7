// Compares Loggia with other libraries and the bare platform in one run, from tarballs, in production builds:
//   npm run bench [-- sections…] [--rounds 7] [--only loggiaKit,yarl] [--cycles 200]
// Sections: lightbox, many, presses, drag, phone, lists, hydration, layout, bytes, memory, access. Each saves its results to docs/benchmarks/results.json.
// Once all are complete, docs/benchmarks.md is generated. Partial runs (--only, or too few rounds) are only printed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { buildPages, installApp, renderPages } from './harness/buildPages.mjs';
import { servePages } from './harness/servePages.mjs';
import { printMedians } from './report/printMedians.mjs';
import { writeReport } from './report/writeReport.mjs';
import { HYDRATED, LISTS, scenes, visitsOf } from './scenes.mjs';
import { measureAccess } from './sections/access.mjs';
import { countLoads } from './sections/bytes.mjs';
import { measureDrag } from './sections/drag.mjs';
import { HYDRATED_COUNT, measureHydration } from './sections/hydration.mjs';
import { measureLayouts } from './sections/layout.mjs';
import { measureLightbox, measureManySlides } from './sections/lightbox.mjs';
import { measureList, measureNext } from './sections/lists.mjs';
import { measureMemory } from './sections/memory.mjs';
import { measurePhone } from './sections/phone.mjs';
import { measurePresses } from './sections/presses.mjs';

const RESULTS = new URL('../../docs/benchmarks/results.json', import.meta.url);
const BUNDLERS = ['esbuild', 'vite', 'webpack'];
/** The minimum number of rounds for a meaningful median. */
const LEAST_ROUNDS = 3;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    cycles: { type: 'string', default: '200' },
  },
});
const rounds = Number(options.rounds);
const only = options.only?.split(',');
const cycles = Number(options.cycles);
if (!(rounds >= 1)) throw new Error('Give --rounds a number from 1.');

/** Sections that only count and need a single round. */
const COUNTED = { bytes: 1, memory: 1, access: 1 };

/** The number of rounds of each section. */
const ROUNDS = {
  lightbox: rounds,
  many: Math.min(rounds, 3),
  presses: Math.min(rounds, 3),
  drag: Math.min(rounds, 3),
  phone: Math.min(rounds, 5),
  lists: Math.min(rounds, 5),
  hydration: Math.min(rounds, 5),
  layout: rounds * 2,
  ...COUNTED,
};

/** The visits of platform and control per round: one if things are counted, or if a visit with 10,000 images takes half a minute. */
const PAIRS = { ...COUNTED, many: 1 };

const isLook = (section) => only !== undefined || (!(section in COUNTED) && ROUNDS[section] < LEAST_ROUNDS);

const namesOf = (scene) =>
  Object.keys(scenes[scene].subjects).filter((name) => !only || only.includes(name) || name === scenes[scene].platform);

/** Runs interleaved rounds over all subjects of a scene. The first round is a warm-up. Returns the results by subject. */
async function inRounds({ browser, served, pairs }, scene, count, measure) {
  const results = {};
  for (let round = 0; round <= count; round += 1) {
    for (const { name, page } of visitsOf(scene, round, { only, pairs })) {
      const outcome = await measure(browser, `${served}/${scene}.${page}/index.html?subject=${page}`, page);
      if (outcome && (round > 0 || count === 1)) (results[name] ??= []).push(outcome);
    }
    process.stderr.write(round === 0 ? '  warmed up, round' : ` ${round}`);
    if (count === 1) break;
  }
  process.stderr.write('\n');
  return results;
}

/** The functions that measure a round of a lightbox, by section. */
const LIGHTBOX = {
  lightbox: measureLightbox,
  many: measureManySlides,
  presses: measurePresses,
  drag: measureDrag,
  phone: measurePhone,
  memory: (browser, address) => measureMemory(browser, address, cycles),
  access: measureAccess,
};

async function withServed(scene, bundler, pages, work) {
  const served = await servePages(buildPages(scene, pages, bundler));
  try {
    return await work(served.address);
  } finally {
    served.close();
  }
}

/** Carousels are also moved, not only mounted. */
const listMeasureOf = (scene) => async (browser, address, name) => ({
  ...(await measureList(browser, address)),
  ...(scene === 'carousel' && (await measureNext(browser, address, scenes.carousel.subjects[name].next))),
});

async function measureHydrations(browser, scene) {
  const pageOf = (name) => HYDRATED[scene][name] ?? name;
  // The pages of the platform and of justified-layout compute rectangles from the width, which a server doesn't know.
  const hasServer = (name) => scene === 'grid' || name === 'loggia' || name in HYDRATED[scene];
  const pages = namesOf(scene).filter(hasServer).map(pageOf);
  const folder = buildPages(scene, pages);
  const html = await renderPages(scene, pages, `count=${HYDRATED_COUNT}`);
  const served = await servePages(folder, html);
  try {
    return await inRounds({ browser, served: served.address }, scene, ROUNDS.hydration, async (_, address, name) => {
      if (!hasServer(name)) return undefined;
      const path = address.replace(`.${name}/index.html`, `.${pageOf(name)}/server.html`);
      return measureHydration(browser, path);
    });
  } finally {
    served.close();
  }
}

async function measureBytes(browser) {
  const results = {};
  for (const scene of ['lightbox', ...LISTS]) {
    for (const bundler of BUNDLERS) {
      const pages = [...namesOf(scene), 'bare'];
      await withServed(scene, bundler, pages, async (address) => {
        for (const page of pages) {
          const opens = scene === 'lightbox' && page !== 'bare';
          const loads = await countLoads(browser, `${address}/${scene}.${page}/index.html?subject=${page}`, { opens });
          ((results[scene] ??= {})[page] ??= {})[bundler] = loads;
        }
      });
    }
  }
  return results;
}

const sections = {
  ...Object.fromEntries(
    Object.entries(LIGHTBOX).map(([section, measure]) => [
      section,
      (browser) =>
        withServed('lightbox', 'vite', namesOf('lightbox'), (served) =>
          inRounds({ browser, served, pairs: PAIRS[section] }, 'lightbox', ROUNDS[section], measure),
        ),
    ]),
  ),
  async lists(browser) {
    const results = {};
    for (const scene of LISTS) {
      const measured = (served) => inRounds({ browser, served }, scene, ROUNDS.lists, listMeasureOf(scene));
      results[scene] = await withServed(scene, 'vite', namesOf(scene), measured);
    }
    return results;
  },
  async hydration(browser) {
    const results = {};
    for (const scene of Object.keys(HYDRATED)) results[scene] = await measureHydrations(browser, scene);
    return results;
  },
  layout: (_, app) => measureLayouts(app, ROUNDS.layout),
  bytes: measureBytes,
};

const chosen = positionals.length > 0 ? positionals : Object.keys(sections);
for (const section of chosen) {
  if (!(section in sections)) throw new Error(`No section ${section}: ${Object.keys(sections).join(', ')}.`);
}

const readResults = () => (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {});

function keep(section, kept) {
  const known = readResults();
  known[section] = kept;
  mkdirSync(new URL('.', RESULTS), { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(known));
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const app = installApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  for (const section of chosen) {
    console.error(`${section} (load ${loadavg()[0].toFixed(1)})`);
    const results = await sections[section](browser, app);
    const machine = `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`;
    const date = new Date().toISOString().slice(0, 10);
    const outcome = { results, date, commit, machine, rounds: ROUNDS[section] };
    if (isLook(section)) printMedians(section, outcome);
    else keep(section, section === 'memory' ? { ...outcome, cycles } : outcome);
  }
} finally {
  await browser.close();
}
const missing = Object.keys(sections).filter((section) => !(section in readResults()));
if (missing.length > 0)
  console.error(`docs/benchmarks.md is written once there are outcomes of ${missing.join(', ')}, too.`);
else if (chosen.some((section) => !isLook(section))) writeReport(readResults());
